#!/usr/bin/env python3
"""Read TLC's output of one model: `collect.py MC_x MC_x.out` writes MC_x.result.json and prints what was seen."""
import collections, json, pathlib, re, sys

name, out = sys.argv[1:3]
here = pathlib.Path(__file__).parent
depths, scores, seen, errors, done = collections.Counter(), set(), set(), [], None
for line in open(out):
    if m := re.match(r'<<"STATE", (\d+), <<([-\d, ]*)>>>>|<<"STATE", (\d+), << >>>>', line):
        depths[int(m[1])] += 1
        if m[2].strip():
            scores.add(tuple(map(int, m[2].split(","))))
    elif m := re.match(r'<<"SEEN", "(.*)">>', line):
        seen.add(m[1])
    elif line.startswith("Error:"):
        errors.append(line.strip())
    elif m := re.match(r"(\d+) states generated, (\d+) distinct states found, (\d+) states left", line):
        done = tuple(map(int, m.groups()))
    elif m := re.match(r"The depth of the complete state graph search is (\d+)", line):
        tlc_depth = int(m[1])
if errors or done is None or done[2]:
    sys.exit(f"{name}: {errors or 'not finished'}")
per_depth = [depths[d] for d in range(len(depths))]
assert sum(per_depth) == done[1] and len(per_depth) == tlc_depth, (per_depth, done, tlc_depth)
result = {"states_per_depth": per_depth, "final_scores": sorted(map(list, scores)),
          "distinct_states": done[1], "states_generated": done[0], "seen": sorted(seen)}
(here / f"{name}.result.json").write_text(
    "{\n" + ",\n".join(f' "{k}": {json.dumps(v)}' for k, v in result.items()) + "\n}\n")
print(name, done[1], "states, depth", tlc_depth, per_depth[:6])
