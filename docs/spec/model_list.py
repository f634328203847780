model("MC_tiny", players=2, market=[(2, 1, 3, S)], hands=[(1, 1, 0, 0), (0, 0, 1, 1)],
      stacks=[[TB]], goods_cards=(2, 1, 1, 1), shuffled=1, strips=1)

model("MC_auction", players=2, market=[(S, 3, S, 1)], hands=[(1, 1, 0, 0), (0, 0, 1, 1)],
      stacks=[[TB, TB], [XS]], goods_cards=(2, 2, 1, 1), shuffled=1, strips=1,
      setup_strips=((0,), (1,), (), (), ()), events=["special"])

model("MC_three", players=3, market=[(2, S, 5, 0)], hands=[(1, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0)],
      stacks=[[inhand(0, 1)], [TB]], goods_cards=(2, 2, 2, 2), shuffled=2, strips=1, minimum=0, supply=1,
      setup_strips=((0,), (1,), (2,), (), ()), helpers=["lower helper"], lower=[income(0)])

model("MC_load", players=2, market=[(1, 1, 1, 1)], hands=[(1, 0, 0, 0), (0, 1, 0, 0)],
      stacks=[[TB]], goods_cards=(1, 1, 1, 1), shuffled=1, strips=6, merchant_load=5,
      setup_strips=((0, 1), (1, 0), (0, 1, 1), (), (1,)), helpers=["lower helper", "upper helper"],
      lower=[load(2)], upper=[load(1)], supply=1)

model("MC_shift", players=2, market=[(1, 1, 1, 1)], hands=[(1, 0, 0, 0), (0, 1, 0, 0)],
      stacks=[[SHIFT, task("load", GREY)]], goods_cards=(1, 1, 1, 1), shuffled=1, strips=3, merchant_load=1,
      setup_strips=((0, 1, 0), (1,), (), (), ()), events=["special"])

model("MC_tasks", players=2, market=[(1, 2, 1, 0)], hands=[(1, 1, 0, 0), (0, 0, 1, 1)],
      stacks=[[task("goods", GREY), task("goods", WHITE)], [task("income", BROWN), task("load", ORANGE)]],
      goods_cards=(1, 1, 2, 2), shuffled=1, strips=2, merchant_load=1, minimum=2,
      setup_strips=((), (1,), (), (1, 0), ()), events=["special"])

model("MC_swap", players=2, market=[(1, 0, 0, 0), (0, 1, 2, 0)], hands=[(1, 0, 0, 0), (0, 1, 0, 0)],
      stacks=[[SWAP, SWAP, inhand(0, 1)]], goods_cards=(1, 1, 1, 1), shuffled=1, strips=1, minimum=0,
      setup_strips=((0,), (1,), (), (), ()), events=["special", None])

model("MC_bonus", players=2, market=[(1, 0, 2, 0)], hands=[(1, 1, 0, 0), (0, 0, 1, 1)],
      stacks=[[chests(GREY), inhand(2, 2, 5)], [everyjunk()]], goods_cards=(1, 1, 2, 1), shuffled=1, strips=6,
      setup_strips=((0, 1), (0,), (0, 1), (0,), (1,)), events=["special"], merchants=(BROWN, ORANGE, WHITE))

model("MC_empty", players=2, market=[(S, S, S, S), (S, 1, 1, 1)], hands=[(1, 0, 0, 0), (0, 1, 0, 0)],
      stacks=[[TB], [XS], [chests(GREY)]], goods_cards=(1, 1, 1, 1), shuffled=1, strips=1, minimum=0,
      setup_strips=((0,), (1,), (), (), ()), events=["special", "special"])

model("MC_variable", players=2, market=[(1, 1, 1, 1)], hands=[(1, 0, 0, 0), (0, 1, 0, 0)], stacks=[[TB]],
      goods_cards=(1, 1, 1, 1), shuffled=1, strips=2, variable=True, variable_strips=2, variable_junk=2, variable_own=1,
      merchants=(WHITE, ORANGE, GREY))

model("MC_short", players=2, market=[(1, 1, 1, 1)], hands=[(1, 1, 0, 0), (0, 0, 1, 1)], stacks=[[TB]],
      goods_cards=(2, 2, 3, 2), shuffled=1, strips=1, minimum=3, supply=2, helpers=["lower helper", "upper helper"],
      lower=[goods(1)], upper=[income(3)], setup_strips=((0,), (), (), (), (1,)), merchants=(GREY, BROWN, VIOLET))

model("MC_rounds", players=2, market=[(1, 1, 1, 1), (2, 0, 1, 3), (0, 3, 2, 1)], hands=[(1, 0, 0, 0), (0, 1, 0, 0)],
      stacks=[[TB]], goods_cards=(1, 1, 1, 1), shuffled=1, strips=1, minimum=0,
      setup_strips=((0,), (1,), (), (), ()), events=[None, "announce", None])
