import {
  body,
  dust,
  fine,
  flatHand,
  ground,
  jug,
  openHand,
  type Stroke,
  water,
  waterDrop,
} from "./figure-strokes.ts";

/** A head without a face on its shoulders, seen from the front, moved down by `y`. */
const bust = (y = 0): readonly Stroke[] =>
  [
    body("M38 172C38 150 52 138 82 134V118H118V134C148 138 162 150 162 172Z"),
    body("M62 72C54 70 54 92 65 93M138 72C146 70 146 92 135 93"),
    body("M62 74C60 42 78 26 100 26C122 26 140 42 138 74C137 104 120 126 100 126C80 126 63 104 62 74Z"),
  ].map((stroke) => ({ ...stroke, at: `translate(0 ${y})` }));

const hairline = (y = 0): Stroke =>
  fine(`M64 ${62 + y}C76 ${60 + y} 92 ${56 + y} 100 ${46 + y}C108 ${56 + y} 124 ${60 + y} 136 ${62 + y}`);

const facing = (x: number, y: number, turn: number, size: number): readonly Stroke[] => [
  openHand({ x: 100 - x, y, turn, size }),
  openHand({ x: 100 + x, y, turn: -turn, size, isMirrored: true }),
];

/** What is washed and wiped, close enough to see the fingers. */
export const washingFigures = {
  vessel: [
    ground(),
    jug(92, 28),
    water("M91 34C86 58 86 92 88 118"),
    body("M34 118H142C140 142 124 156 88 156C52 156 36 142 34 118Z"),
    water("M46 128C60 134 74 122 88 128C102 134 116 122 130 128"),
  ],
  hands: [
    water("M86 2V56M100 2V48M114 2V54"),
    flatHand({ x: 34, y: 112, turn: -10, size: 1.6 }),
    flatHand({ x: 166, y: 84, turn: 10, size: 1.6, isMirrored: true }),
    waterDrop(70, 140),
    waterDrop(100, 148),
    waterDrop(130, 138),
  ],
  rinse: [
    ...bust(-8),
    hairline(-8),
    openHand({ x: 66, y: 172, turn: 26, size: 1.3 }),
    waterDrop(128, 104),
    waterDrop(140, 118),
    waterDrop(122, 122),
  ],
  face: [
    ...bust(-8),
    hairline(-8),
    ...facing(24, 150, 4, 1.22),
    waterDrop(48, 116),
    waterDrop(152, 116),
    waterDrop(100, 148),
  ],
  arm: [
    water("M40 2V58M54 2V62M68 2V58"),
    body(
      "M6 80C4 72 8 70 14 70L92 60C120 60 132 68 152 76V104C128 106 106 104 84 104L34 112C14 114 6 98 6 80Z",
    ),
    openHand({ x: 148, y: 90, turn: 90, size: 0.82 }),
    openHand({ x: 104, y: 170, turn: -8, size: 1.2 }),
    waterDrop(34, 124),
    waterDrop(56, 134),
  ],
  head: [
    ...bust(14),
    flatHand({ x: 24, y: 72, turn: -32, size: 1.3 }),
    flatHand({ x: 176, y: 72, turn: 32, size: 1.3, isMirrored: true }),
    water("M60 22C80 6 120 6 140 22M130 20L141 23L142 12"),
  ],
  ears: [
    ...bust(-6),
    hairline(-6),
    flatHand({ x: 8, y: 116, turn: -32, size: 1.05 }),
    flatHand({ x: 192, y: 116, turn: 32, size: 1.05, isMirrored: true }),
  ],
  foot: [
    water("M66 2V52M80 2V58M94 2V54"),
    body("M40 30V96C36 116 42 136 58 138H164C178 138 180 124 170 118C148 110 122 106 106 90V30"),
    fine(
      "M170 118C163 120 161 125 163 131M159 114C152 117 151 122 153 127M148 111C142 114 141 119 142 124M137 108C131 111 130 115 131 120M58 104a9 8 0 0 1 16 0",
    ),
    flatHand({ x: 176, y: 52, turn: 128, size: 1.15 }),
    waterDrop(84, 146),
    waterDrop(120, 148),
  ],
  order: [
    water("M20 128H178M166 118L180 128L166 138"),
    openHand({ x: 24, y: 92, size: 0.5 }),
    body("M52 74a12 15 0 0 1 24 0a12 15 0 0 1-24 0"),
    body("M88 62H104V84L124 88V100L92 98Z"),
    body("M136 74a12 15 0 0 1 24 0a12 15 0 0 1-24 0"),
    fine("M137 70C144 62 152 62 159 70"),
    body("M170 58H182V80L194 86V96H170Z"),
  ],
  "open-hands": [...facing(30, 132, -8, 1.35), body("M50 126L44 172H86L88 134M150 126L156 172H114L112 134")],
  hair: [
    ...bust(10),
    fine("M66 78C72 62 82 50 100 46C118 50 128 62 134 78M78 84C80 70 88 58 100 54C112 58 120 70 122 84"),
    openHand({ x: 34, y: 84, turn: 52, size: 1 }),
    openHand({ x: 166, y: 84, turn: -52, size: 1, isMirrored: true }),
    waterDrop(40, 104),
    waterDrop(160, 104),
  ],
  pour: [
    ...bust(44),
    hairline(44),
    jug(102, 22),
    water("M101 28C100 36 100 48 100 64M100 64C84 66 68 78 60 96M100 64C116 66 132 78 140 96"),
    waterDrop(48, 104),
    waterDrop(152, 104),
  ],
  body: [
    body("M100 8a18 20 0 0 1 0 40a18 20 0 0 1 0-40"),
    body("M82 56C60 58 44 66 40 90L34 172H166L160 90C156 66 140 58 118 56C112 64 88 64 82 56Z"),
    water(
      "M60 6C56 24 50 34 48 48M140 6C144 24 150 34 152 48M68 68C62 98 60 132 58 162M132 68C138 98 140 132 142 162M100 72V164M84 70V164M116 70V164",
    ),
  ],
  earth: [
    body("M4 164C30 146 60 138 100 138C140 138 170 146 196 164Z"),
    ...[46, 88, 130, 154].map((x) => dust(x, 156)),
    openHand({ x: 62, y: 56, turn: 180, size: 1.4 }),
    openHand({ x: 138, y: 56, turn: 180, size: 1.4, isMirrored: true }),
    body("M46 58L42 6H82L78 58M154 58L158 6H118L122 58"),
  ],
  blow: [
    ...facing(34, 158, -8, 1.25),
    water("M30 34C54 46 74 32 98 42M46 14C68 26 90 12 112 24"),
    ...[62, 96, 128, 150].map((x, at) => dust(x, 62 - (at % 2) * 12)),
  ],
  "wipe-face": [
    ...bust(-8),
    hairline(-8),
    ...facing(24, 150, 4, 1.22),
    water("M36 60V104M30 96L36 106L42 96M164 60V104M158 96L164 106L170 96"),
  ],
  "wipe-hands": [
    openHand({ x: 92, y: 164, turn: -2, size: 2 }),
    flatHand({ x: 188, y: 122, turn: 14, size: 1.7, isMirrored: true }),
    water("M34 60V112M27 102L34 114L41 102"),
  ],
  dry: [
    ground(),
    body("M28 96H132C130 134 114 156 80 156C46 156 30 134 28 96Z"),
    fine("M48 110L60 124L54 134M100 108L92 122L98 134"),
    water("M158 22c-13 18-16 24-16 31a16 16 0 0 0 32 0c0-7-3-13-16-31M134 78L184 20"),
  ],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;
