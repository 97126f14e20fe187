import { body, fine, flatHand, ground, ink, openHand, type Stroke, water } from "./figure-strokes.ts";

const niche = (x: number): Stroke => water(`M${x} 154V74q0-22 16-34 16 12 16 34v80`);
const kneeling = (x: number, y: number, size: number): Stroke => ({
  d: "M0-34a7 8 0 0 1 14 0a7 8 0 0 1-14 0M2-24C-6-22-8-14-8-6L-12 8H26C30 8 30 2 26 0L16-4V-16C16-22 14-24 12-24Z",
  look: "body",
  at: `translate(${x} ${y}) scale(${size})`,
});
/** A prayer rug for each rakah; those that are prayed are filled with a niche. */
const rugs = (prayed: readonly boolean[]): readonly Stroke[] =>
  prayed.flatMap((isPrayed, at) => {
    const x = 100 - (prayed.length * 44) / 2 + at * 44 + 4;
    return [
      body(
        `M${x} 46H${x + 36}V132H${x}ZM${x + 4} 40V46M${x + 14} 40V46M${x + 24} 40V46M${x + 33} 40V46M${x + 4} 132V138M${x + 14} 132V138M${x + 24} 132V138M${x + 33} 132V138`,
      ),
      ...(isPrayed
        ? [water(`M${x + 7} 122V82q0-14 11-22 11 8 11 22v40`)]
        : [fine(`M${x + 8} 56L${x + 28} 122M${x + 28} 56L${x + 8} 122`)]),
    ];
  });
const sun = (x: number, y: number): Stroke => water(`M${x - 10} ${y}a10 10 0 0 1 20 0a10 10 0 0 1-20 0`);

/** Where and how one prays when it is not as usual. */
export const situationFigures = {
  "two-of-four": rugs([true, true, false, false]),
  "one-of-three": rugs([true, false, false]),
  road: [
    ground("M8 120H192"),
    body("M70 166L94 62H106L130 166Z"),
    fine("M100 72V84M100 96V110M100 124V146"),
    body("M14 120V92L30 78L46 92V120M46 120V100H66V120"),
    body("M150 120V76H162V120M146 76H166M170 120V92H188V120"),
    water("M156 62q-8 7-8 14h16q0-7-8-14M156 62V54"),
  ],
  lodging: [
    ground(),
    body("M40 154V86L100 44L160 86V154Z"),
    body("M86 154V112H114V154"),
    fine("M56 104H72V120H56ZM128 104H144V120H128Z"),
    water("M30 40a14 14 0 1 0 12 22a11 11 0 0 1-12-22"),
  ],
  joined: [
    ground("M8 130H192"),
    water("M16 130C24 60 70 24 100 24C130 24 176 60 184 130"),
    sun(76, 30),
    sun(140, 52),
    body("M64 86H152V118H64Z"),
    fine("M108 86V118"),
    ink("M76 46V78M70 70L76 80L82 70M140 68V78M134 72L140 80L146 72"),
  ],
  rows: [ground(), niche(148), kneeling(112, 144, 1.15), kneeling(62, 144, 1.15), kneeling(24, 144, 1.15)],
  nodding: [
    ground(),
    body(
      "M76 62C64 64 58 72 56 86L50 142C50 150 56 154 66 154H136C146 154 148 142 140 138L100 128L98 84C98 70 92 60 76 62Z",
    ),
    body("M82 44a14 15 0 0 1 28 4a14 15 0 0 1-28-4"),
    body("M78 76C76 92 80 110 92 122L110 138L116 126L104 112C98 102 96 90 94 78"),
    flatHand({ x: 110, y: 130, turn: 14, size: 0.56 }),
    water("M128 36C140 46 144 58 142 72M134 64L142 74L148 64"),
  ],
  lying: [
    ground(),
    body("M10 154V128C10 122 14 118 20 118H44V154"),
    body("M34 116a14 13 0 0 1 28 0a14 13 0 0 1-28 0"),
    body("M62 116C80 98 118 104 188 130C194 134 194 148 188 152H56C52 140 54 126 62 116Z"),
    openHand({ x: 96, y: 138, turn: -76, size: 0.5 }),
    body("M84 112C96 112 112 122 122 132L114 146L92 142"),
  ],
  "lying-back": [
    ground(),
    body("M10 154V124C10 118 14 114 20 114H50V154"),
    body("M36 108a14 14 0 0 1 28 0a14 14 0 0 1-28 0"),
    body(
      "M62 118C80 112 108 118 176 132V112C176 108 188 108 190 114V146C190 152 186 154 180 154H58C54 142 56 126 62 118Z",
    ),
    fine("M120 142C140 142 156 140 176 132"),
    flatHand({ x: 92, y: 134, turn: 2, size: 0.62 }),
  ],
  steps: [
    ground(),
    niche(150),
    ...[20, 52, 84, 116].map(
      (x, at): Stroke => ({
        d: "M-4-6a6 6 0 0 1 11-1a6 6 0 0 1-11 1M9-8C20-12 34-8 34 0C34 8 22 10 12 6C8 2 6-4 9-8Z",
        look: "body",
        at: `translate(${x} ${at % 2 ? 116 : 140}) scale(.9)`,
      }),
    ),
  ],
  clock: [
    body("M40 88a60 60 0 0 1 120 0a60 60 0 0 1-120 0"),
    fine("M100 36V44M100 132V140M48 88H56M144 88H152"),
    ink("M100 88V54M100 88L124 104"),
    water("M168 46C178 60 182 76 180 94M172 86L180 96L188 86"),
  ],
  moon: [
    ground(),
    water("M118 26a52 52 0 1 0 40 78a42 42 0 0 1-40-78"),
    fine("M158 44h.1M174 70h.1M146 62h.1M40 40h.1M28 76h.1"),
  ],
  pulpit: [
    ground(),
    body("M36 154H150V60H124V84H104V108H80V132H56V154"),
    body("M124 60V34C124 26 130 22 137 16C144 22 150 26 150 34V60Z"),
    water("M137 16V8"),
    niche(164),
  ],
  sequence: [
    ground("M8 130H192"),
    water("M16 130C24 60 70 24 100 24C130 24 176 60 184 130"),
    ...[
      [20, 108],
      [52, 50],
      [100, 24],
      [148, 50],
      [180, 108],
    ].map(([x = 0, y = 0]) => body(`M${x - 9} ${y}a9 9 0 0 1 18 0a9 9 0 0 1-18 0`)),
    water("M40 152H156M146 144L158 152L146 160"),
  ],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;
