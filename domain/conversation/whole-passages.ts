import { parseVerseRange, type VerseRange } from "#domain/verse-range.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/**
 * Passages of which no verse is quoted alone, because its meaning would change. Collected by
 * what follows or precedes them: who is meant and when, the exception, the limit, the mercy, whose words are quoted.
 */
const passages: readonly string[] = [
  // A warning with those whom it means, or with its exception.
  ..."107:4-7 26:224-227 103:1-3 95:4-6 100:6-11 70:19-23 83:1-6 104:1-3 96:6-8 4:142-143 9:97-99".split(" "),
  ..."2:8-12 2:14-15 63:1-3 9:101-102 25:68-70 24:4-5 5:33-34 5:38-39 4:92-93 3:89-90 16:106-110".split(" "),
  ..."4:137-139 68:10-16 90:4-6 102:1-8 111:1-5 109:1-6 80:1-10 33:60-62 18:29-31 9:79-80 47:22-24".split(
    " ",
  ),
  // War, with its cause, its limits and the way to peace.
  ..."2:190-193 2:216-218 4:74-76 4:88-91 4:101-103 8:9-14 8:15-18 8:38-40 8:55-58 8:59-62 8:64-66 8:67-71".split(
    " ",
  ),
  ..."9:1-7 9:8-13 9:14-16 9:28-31 9:36-37 9:73-74 9:111-112 9:122-123 22:38-41 47:4-7 47:34-36 33:25-27".split(
    " ",
  ),
  ..."59:2-5 48:16-17 61:3-4 3:149-152 5:24-26 2:243-244 9:38-40 17:4-8 60:1-3 60:7-9".split(" "),
  // Other faiths, with those of them who are praised and those who are meant.
  ..."3:28-30 3:110-115 3:118-120 4:144-147 5:51-58 5:59-66 5:68-69 5:72-74 5:78-83 2:62-66 2:88-91 2:111-113".split(
    " ",
  ),
  ..."2:120-121 3:84-86 3:69-75 3:19-20 3:64-67 4:46-48 4:155-162 5:12-14 5:17-18 6:159-160 7:163-168".split(
    " ",
  ),
  ..."7:175-178 9:23-24 9:113-114 58:20-22 62:5-8 98:1-8 7:179-181 8:20-23 25:43-44 3:53-55 86:15-17".split(
    " ",
  ),
  // Women and the family, with the rights in the same passage.
  ..."4:2-4 4:15-18 4:19-21 4:24-25 4:34-36 2:222-223 2:226-228 2:282-283 4:11-12 24:2-3 24:6-10 24:26-27".split(
    " ",
  ),
  ..."24:30-31 24:32-33 33:32-34 33:50-52 33:58-59 65:1-3 65:4-6 66:1-5 66:8-12 64:14-16 12:26-29 12:50-53".split(
    " ",
  ),
  ..."16:57-59 43:15-19 53:19-23 53:27-30 37:149-157 4:117-121 81:8-9 17:31-33 6:137-140 2:178-179 23:5-7".split(
    " ",
  ),
  // Words of others, quoted with the answer to them.
  ..."22:52-54 7:11-18 15:36-42 17:61-65 38:73-78 38:79-85 79:21-26 28:38-40 26:23-28 36:77-83 45:24-26 6:29-31 23:33-41".split(
    " ",
  ),
  ..."44:34-39 50:2-6 16:101-103 25:4-6 25:7-10 74:11-17 74:18-25 74:26-31 83:10-17 68:51-52 15:6-9 37:35-37 21:3-6".split(
    " ",
  ),
  ..."34:7-9 19:88-93 21:26-29 10:68-70 18:4-6 6:148-149 16:35-36 36:47-50 71:21-24 71:26-28 2:116-117".split(
    " ",
  ),
  ..."12:8-10 20:71-73 7:120-126 26:46-51 40:25-29 7:127-128 28:4-6 43:51-56 27:48-52 11:53-56 11:91-92".split(
    " ",
  ),
  ..."8:30-33 38:4-8 41:26-28 17:90-95 43:57-61 37:85-96 21:57-67 6:76-79 2:258-259 34:31-33 33:10-15 5:27-32".split(
    " ",
  ),
  // Trials and orders to one prophet or people, with their end.
  ..."37:101-107 18:71-82 38:41-44 2:53-54 4:66-68 4:29-30 2:67-73 20:92-97 10:88-90 11:45-47 2:102-103".split(
    " ",
  ),
  // Punishment and recompense, with the pardon in the same passage.
  ..."42:39-43 16:126-128 17:15-17 4:56-57 22:19-24 11:106-108 11:112-115 3:10-13 7:182-186 68:44-45".split(
    " ",
  ),
  ..."29:8-9 31:14-15 14:22-23 4:78-79 2:6-7 10:98-100 16:93-94 7:96-99 2:219-220 5:90-91 76:29-31 81:27-29".split(
    " ",
  ),
  // A false thought or a boast, with the answer to it.
  ..."89:15-20 69:44-47 69:40-43 53:3-5 26:221-223 36:69-70 2:30-33 2:94-96 2:200-202 17:18-21 11:15-16 27:22-26 28:76-78".split(
    " ",
  ),
  // The exception, or the mercy, in the verse beside it.
  ..."70:29-31 4:97-99 21:98-101 19:71-72 18:23-24 11:118-119 32:12-14 43:74-76 4:171-173 60:4-6 22:11-13 3:106-107".split(
    " ",
  ),
  ..."4:95-96 88:21-26 87:9-13 99:7-8 101:6-11 92:5-11 78:21-30 56:41-48 40:45-46 42:30-31 6:125-127 33:72-73 4:26-28".split(
    " ",
  ),
  ..."80:17-23 82:6-8 75:36-40 69:30-37 73:11-14 14:42-43 15:2-3 53:38-41 3:7-9 93:6-11".split(" "),
  // What a prophet did and was pardoned for.
  ..."20:121-122 2:36-37 7:22-23 28:15-17 38:24-25 21:87-88 68:48-50 37:139-148 2:51-52 7:148-149 9:117-118 12:30-32".split(
    " ",
  ),
  // A rule with the verses that complete it.
  ..."2:183-185 2:229-232 2:236-237 2:275-279 4:128-130 58:2-4 59:6-8 33:4-5 33:37-40 24:11-16 49:9-10 49:11-12".split(
    " ",
  ),
  ..."49:14-15 62:9-11 17:23-24 17:29-30 31:18-19 6:68-69 6:151-153 5:41-43 2:78-79 2:142-143".split(" "),
];

const ranges: readonly VerseRange[] = passages.flatMap((passage) => {
  const range = parseVerseRange(passage);
  if (typeof range === "string") throw new RangeError(`${passage} is no passage`);
  return [range];
});

/** The range a verse is quoted in: its whole passage, or the verse alone. */
export function wholePassage({ surah, ayah }: VerseReference): VerseRange {
  const found = ranges.find((one) => one.surah === surah && one.from <= ayah && ayah <= one.to);
  return found ?? { surah, from: ayah, to: ayah };
}
