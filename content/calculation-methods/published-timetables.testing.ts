import type { MethodName } from "#domain/prayer-times/calculation-method.ts";
import type { Madhab } from "#domain/prayer-times/calculation-options.ts";
import type { PrayerPlace } from "#domain/prayer-times/day-times.ts";

/** Times printed by an authority, for the tests: fajr, sunrise, dhuhr, asr, maghrib, isha in local time. */
export type PublishedTimetable = {
  readonly name: string;
  readonly source: string;
  readonly place: PrayerPlace;
  readonly method: MethodName;
  readonly madhab: Madhab;
  /** Minutes either way. */
  readonly tolerance: number;
  readonly days: Readonly<Record<string, string>>;
};

export const publishedTimetables: readonly PublishedTimetable[] = [
  {
    name: "Makkah by Umm al-Qura",
    source: "ummulqura.org.sa, 1437 and 1438 AH; entries of adhan's fixture, adjusted by a minute either way",
    place: { latitude: 21.427009, longitude: 39.828685, timeZone: "Asia/Riyadh" },
    method: "umm_alqura",
    madhab: "shafi",
    tolerance: 1,
    days: {
      "2016-01-05": "05:39 06:59 12:26 15:32 17:53 19:23",
      "2016-02-04": "05:39 06:57 12:35 15:49 18:13 19:43",
      "2016-03-05": "05:22 06:37 12:33 15:55 18:27 19:57",
      "2016-04-03": "04:55 06:11 12:24 15:50 18:37 20:07",
      "2016-05-02": "04:27 05:48 12:18 15:39 18:47 20:17",
      "2016-06-04": "04:11 05:37 12:20 15:37 19:01 20:31",
      "2016-07-08": "04:18 05:44 12:26 15:43 19:07 20:37",
      "2016-08-02": "04:32 05:54 12:27 15:46 19:00 20:30",
      "2016-09-04": "04:48 06:04 12:20 15:45 18:34 20:04",
      "2016-10-06": "04:58 06:13 12:09 15:32 18:04 19:34",
      "2016-11-05": "05:09 06:26 12:05 15:19 17:43 19:13",
      "2016-12-04": "05:24 06:44 12:12 15:17 17:38 19:08",
    },
  },
  {
    name: "Ankara by Diyanet",
    source: "yenisafak.com, prayer times of Ankara, 2019",
    place: { latitude: 39.939382, longitude: 32.819713, timeZone: "Europe/Istanbul" },
    method: "turkey",
    madhab: "shafi",
    tolerance: 2,
    days: {
      "2019-01-01": "06:33 08:03 12:57 15:20 17:40 19:05",
      "2019-02-01": "06:25 07:51 13:07 15:49 18:14 19:34",
      "2019-03-01": "05:53 07:16 13:06 16:14 18:46 20:04",
      "2019-04-01": "05:01 06:27 12:58 16:31 19:19 20:39",
      "2019-05-01": "04:07 05:43 12:51 16:40 19:49 21:18",
      "2019-06-01": "03:24 05:15 12:51 16:48 20:17 22:00",
      "2019-07-01": "03:21 05:16 12:57 16:55 20:28 22:15",
      "2019-08-01": "03:58 05:40 13:00 16:53 20:10 21:45",
      "2019-09-01": "04:40 06:09 12:54 16:34 19:29 20:52",
      "2019-10-01": "05:14 06:37 12:44 16:02 18:40 19:58",
      "2019-11-01": "05:45 07:10 12:37 15:28 17:55 19:14",
      "2019-12-01": "06:14 07:43 12:42 15:10 17:31 18:55",
    },
  },
  {
    name: "London by the Moonsighting Committee",
    source: "moonsighting.com/pray.php, 2016",
    place: { latitude: 51.507194, longitude: -0.116711, timeZone: "Europe/London" },
    method: "moonsighting",
    madhab: "hanafi",
    tolerance: 1,
    days: {
      "2016-01-01": "06:25 08:06 12:09 14:15 16:05 17:38",
      "2016-02-01": "06:02 07:40 12:19 15:00 16:52 18:18",
      "2016-03-01": "05:10 06:45 12:18 15:48 17:44 19:03",
      "2016-04-01": "04:59 06:35 13:09 17:31 19:37 20:49",
      "2016-05-01": "03:47 05:32 13:02 18:05 20:27 21:32",
      "2016-06-01": "02:55 04:49 13:03 18:31 21:12 22:23",
      "2016-07-01": "02:51 04:48 13:09 18:41 21:24 22:38",
      "2016-08-01": "03:38 05:25 13:12 18:23 20:51 21:56",
      "2016-09-01": "04:35 06:14 13:05 17:40 19:49 20:58",
      "2016-10-01": "05:28 07:02 12:55 16:43 18:40 19:57",
      "2016-11-01": "05:17 06:55 11:49 14:44 16:36 17:59",
      "2016-12-01": "06:04 07:44 11:55 14:08 15:58 17:29",
    },
  },
  {
    name: "Jakarta by Kemenag",
    source: "Media Indonesia, 3 March 2026, after Kemenag; sunrise not printed there",
    place: { latitude: -6.1754, longitude: 106.8272, timeZone: "Asia/Jakarta" },
    method: "kemenag",
    madhab: "shafi",
    tolerance: 2,
    days: { "2026-03-04": "04:43 --:-- 12:08 15:09 18:14 19:23" },
  },
  {
    name: "Amsterdam by Diyanet's rule beyond 45°",
    source: "diyanet.gov.tr, 13 June 2021, as quoted in batoulapps/adhan-swift issue 62",
    place: { latitude: 52.370788, longitude: 4.889883, timeZone: "Europe/Amsterdam" },
    method: "diyanet_europe",
    madhab: "shafi",
    tolerance: 1,
    days: { "2021-06-13": "03:47 --:-- 13:45 18:09 22:10 23:24" },
  },
  {
    name: "Rabat by Morocco's ministry",
    source: "Le Site info, May 2018, after the ministry of Habous; fajr and maghrib alone",
    place: { latitude: 34.0209, longitude: -6.8416, timeZone: "Africa/Casablanca" },
    method: "morocco",
    madhab: "shafi",
    tolerance: 1,
    days: { "2018-05-17": "03:40 --:-- --:-- --:-- 19:27 --:--" },
  },
];
