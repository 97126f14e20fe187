import type { Language } from "#domain/language.ts";
import { expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

// The service worker has tests of its own; here its caching would only cost time.
test.use({ serviceWorkers: "block" });

// What a screen reader announces, in order, by accessible names.
test.use({ viewport: { width: 1280, height: 860 } });

const expected: readonly { address: string; language?: Language; tree: string }[] = [
  {
    address: "/complete-quran?surah=112",
    tree: `
      - tablist "Complete Quran":
        - tab "Quran Reader" [selected]
        - tab "Surahs List"
        - tab "Bookmarks"
      - tabpanel "Quran Reader":
        - region "Reading settings":
          - button "Choose a surah Surah Al-Ikhlas"
          - combobox "Reciter"
          - combobox "Font size"
          - switch "Translation" [checked]
        - search:
          - searchbox "Search the Quran"
        - article:
          - heading "Surah Al-Ikhlas" [level=1]
          - list:
            - listitem:
              - link "Verse 1"
              - button "Play verse 1"
              - button "Bookmark verse 1"
              - button "Copy an image of verse 1"
              - button "Copy verse 1"
              - button "Share verse 1"
              - button "Words, label and note of verse 1"
              - paragraph
              - paragraph: /Say/
            - listitem:
              - link "Verse 2"
        - navigation "Surah":
          - link "Previous surah"
          - link "Next surah"`,
  },
  {
    address: "/quran-streaming?reciter=mp3quran-123&surah=112",
    tree: `
      - heading "Quran Streaming" [level=1]
      - region "Player":
        - paragraph: Surah Al-Ikhlas
        - paragraph: Mishary Rashid Alafasy
        - status
        - button "Previous" [disabled]
        - button "Play"
        - button "Next" [disabled]
        - button "Mute"
        - slider "Volume": "70"
        - combobox "Recording"
        - combobox "Speed"
        - combobox "Sleep timer"
        - switch "Play on to the next surah" [checked]
      - region "Reciters":
        - heading "Reciters" [level=2]
        - searchbox "Search reciters"
        - status: 25 reciters found
        - list:
          - listitem:
            - button /Mishary Rashid Alafasy .+ Surahs 114/ [pressed]
      - region "Surahs":
        - heading "Surahs" [level=2]
        - searchbox "Search surahs"
        - status: 114 surahs in this recording
        - list:
          - listitem:
            - button /1 Al-Fatihah/`,
  },
  {
    address: "/digital-tasbih",
    tree: `
      - heading "Digital Tasbih" [level=1]
      - region "Counter":
        - paragraph
        - paragraph: Glory be to Allah
        - 'button "Tap: 0 of 33"'
        - progressbar "Progress to the target"
        - button "Take back the last tap"
        - button "Reset"
        - button "Next Phrase"
      - heading "Phrases" [level=2]
      - list "Choose a phrase":
        - listitem:
          - button /33$/ [pressed]
      - textbox "A phrase of your own"
      - textbox "Target"
      - button "Add"
      - heading "Settings" [level=2]
      - switch "Vibration" [checked]
      - switch "Sound"
      - button "Reset All Data"`,
  },
  {
    address: "/quran-testing?quiz=stories&seed=abcd1234",
    tree: `
      - heading "Quran Tests" [level=1]
      - link "All tests"
      - paragraph: Question 1 of 25
      - time
      - button "Pause"
      - region:
        - heading /\\?$/ [level=2]
        - group:
          - radio
          - radio
          - radio
          - radio
          - status
      - button "Previous" [disabled]
      - button "Next"`,
  },
  {
    address: "/donations",
    tree: `
      - heading "Donations" [level=1]
      - term: Total raised
      - definition
      - region "Projects":
        - heading "Projects" [level=2]
        - button "Calculate my zakat"
        - list:
          - listitem:
            - heading "Quran memorisation circles" [level=3]
            - progressbar "Quran memorisation circles"
            - 'button "Donate now: Quran memorisation circles"'
            - 'button "Show the book: Quran memorisation circles"'
      - region "Your gift":
        - heading "Your gift" [level=2]
        - combobox "Project"
        - group "Amount":
          - radio "$10"
          - radio "$25"
          - radio "$50"
          - radio "$100"
          - radio "Custom"
        - textbox "Name"
        - textbox "E-mail"
        - group: More wishes
        - button "Pledge"`,
  },
  {
    address: "/digital-quran?surah=112",
    tree: `
      - button "Choose a surah Surah Al-Ikhlas"
      - button "Reading settings"
      - search:
        - searchbox "Search the Quran"
      - heading "Surah Al-Ikhlas" [level=1]
      - button "Verified text"
      - button "Keyboard shortcuts"
      - button "Save for offline"
      - button "Tajweed"
      - link "Memorise this surah"
      - list:
        - listitem:
          - link "Verse 1"
          - button "Play verse 1"
          - button "Add verse 1 to favorites"
          - button "Copy an image of verse 1"
          - paragraph
          - paragraph: /Say/
        - listitem:
          - link "Verse 2"`,
  },
  {
    address: "/complete-quran?surah=112",
    language: "ar",
    tree: `
      - tablist "القرآن الكامل":
        - tab "قارئ القرآن" [selected]
        - tab "قائمة السور"
        - tab "العلامات المرجعية"
      - tabpanel "قارئ القرآن":
        - region "إعدادات القراءة":
          - button "اختر سورة سورة الإخلاص"
          - combobox "القارئ"
          - combobox "حجم الخط"
          - switch "الترجمة" [checked]
        - search:
          - searchbox "ابحث في القرآن"
        - article:
          - heading "سورة الإخلاص" [level=1]
          - list:
            - listitem:
              - link "الآية ١"
              - button "شغّل الآية ١"
              - button "ضع علامة على الآية ١"
              - button "انسخ صورة الآية ١"
              - button "انسخ الآية ١"
              - button "شارك الآية ١"
              - button "كلمات الآية ١ وعلامتها وملاحظتها"
              - paragraph
            - listitem:
              - link "الآية ٢"
        - navigation "السورة":
          - link "السورة السابقة"
          - link "السورة التالية"`,
  },
  {
    address: "/digital-tasbih",
    language: "ar",
    tree: `
      - heading "السبحة الرقمية" [level=1]
      - region "العدّاد":
        - paragraph
        - group: عن هذا الذكر
        - 'button "اضغط: ٠ من ٣٣"'
        - progressbar "التقدم نحو الهدف"
        - button "التراجع عن آخر عدّة"
        - button "تصفير"
        - button "الذكر التالي"
      - heading "الأذكار" [level=2]
      - list "اختر ذكرًا":
        - listitem:
          - button /٣٣$/ [pressed]
      - textbox "ذكر من اختيارك"
      - textbox "الهدف"
      - button "إضافة"
      - heading "الإعدادات" [level=2]
      - switch "الاهتزاز" [checked]
      - switch "الصوت"
      - button "مسح كل البيانات"`,
  },
];

for (const { address, tree, language = "en" } of expected)
  test(`${address} is announced in order and by its names (${language})`, async ({ page }) => {
    await setLanguage(page, language);
    await page.goto(address);
    await whenReady(page);
    await expect(page.locator("main")).toMatchAriaSnapshot(tree);
  });
