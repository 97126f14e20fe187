/** Events and months of both calendars and what frames a question for a date, in the six languages. */
export const dateWords: Readonly<Record<string, string>> = {
  "event:islamic-new-year":
    "islamic new year|hijri new year|muslim new year|رأس السنة الهجرية|السنة الهجرية الجديدة|العام الهجري الجديد|nouvel an musulman|nouvel an islamique|nouvel an hegirien|اسلامی نیا سال|نیا اسلامی سال|islami naya saal|tahun baru islam|tahun baru hijriah|hicri yilbasi|hicri yeni yil",
  "event:ashura":
    "ashura|ashoora|aashura|day of ashura|عاشوراء|يوم عاشوراء|achoura|jour d achoura|عاشورہ|عاشورا|یوم عاشورہ|asyura|hari asyura|asure|asure gunu",
  "event:mawlid":
    "mawlid|milad|mawlid al nabi|milad un nabi|eid milad un nabi|mawlid an nabi|prophet s birthday|المولد|المولد النبوي|مولد النبي|mouloud|mawlid nabawi|عید میلاد النبی|میلاد النبی|maulid|maulid nabi|mevlid|mevlid kandili",
  "event:isra-miraj":
    "isra miraj|isra and miraj|isra wal miraj|al isra wal miraj|shab e meraj|الاسراء والمعراج|الإسراء والمعراج|ليلة الاسراء والمعراج|isra et miraj|شب معراج|isra mikraj|isra miraj nabi|mirac kandili|mirac",
  "event:mid-shaban":
    "mid shaban|shab e barat|shabe barat|nisf shaban|15 shaban night|نصف شعبان|ليلة النصف من شعبان|النصف من شعبان|mi chaabane|شب برات|شب براءت|nisfu syaban|nisfu sya ban|malam nisfu syaban|berat kandili|berat",
  "event:ramadan-begins":
    "ramadan|ramadhan|ramzan|ramazan|ramadaan|ramadan month|month of ramadan|رمضان|شهر رمضان|رمضان المبارك|ramadhan mubarak|le ramadan|mois de ramadan|رمضان المبارک|ماہ رمضان|bulan ramadhan|bulan puasa|puasa ramadhan|puasa ramadan|awal puasa|bulan ramadan|ramazan ayi|fasting month",
  "event:eid-al-fitr":
    "eid al fitr|eid ul fitr|eidul fitr|eid alfitr|eid fitr|عيد الفطر|عيد الفطر المبارك|aid el fitr|aid al fitr|aid el seghir|عید الفطر|چھوٹی عید|میٹھی عید|meethi eid|idul fitri|idulfitri|lebaran|hari raya|ramazan bayrami|seker bayrami|ramazan bayraminin",
  "event:hajj-begins":
    "hajj|the hajj|haj|الحج|موسم الحج|le hajj|pelerinage|حج|haji|musim haji|ibadah haji|hac",
  "event:arafah":
    "arafah|arafat|day of arafah|day of arafat|arafah day|arafat day|يوم عرفة|عرفة|وقفة عرفات|وقفة عرفة|jour d arafat|jour de arafat|arafat|یوم عرفہ|عرفہ|hari arafah|arefe|arife gunu|arafat gunu",
  "event:eid-al-adha":
    "eid al adha|eid ul adha|eidul adha|eid aladha|eid adha|bakra eid|bakrid|qurbani eid|عيد الاضحى|عيد الأضحى|العيد الكبير|عيد الاضحي|aid el adha|aid al adha|aid el kebir|tabaski|عید الاضحیٰ|عید الاضحی|بقر عید|بڑی عید|عید قربان|idul adha|iduladha|idul qurban|lebaran haji|kurban bayrami|kurban bayraminin",
  "event:tashriq":
    "days of tashriq|tashriq|ايام التشريق|أيام التشريق|jours de tachriq|ایام تشریق|hari tasyrik|tesrik gunleri",
  "event:next-eid": "eid|next eid|the eid|العيد|عيد|aid|عید|bayram|bayrama",
  "month:1": "muharram|moharram|mouharram|muharam|muharrem|محرم|المحرم",
  "month:2": "safar|safer|صفر",
  "month:3":
    "rabi al awwal|rabi ul awwal|rabi ul awal|rabi al awal|rabiul awal|rabiulawal|rebiulevvel|ربيع الاول|ربیع الاول|rabi al aoual",
  "month:4":
    "rabi al thani|rabi ul thani|rabi al akhir|rabi us sani|rabi ath thani|rabiul akhir|rabiulakhir|rebiulahir|ربيع الثاني|ربيع الاخر|ربیع الثانی",
  "month:5":
    "jumada al ula|jumada al awwal|jumada i|jumadil awal|jumadilawal|joumada al oula|cemaziyelevvel|جمادى الاولى|جمادى الاول|جمادی الاول|جمادی الاولیٰ",
  "month:6":
    "jumada al akhirah|jumada al thani|jumada ii|jumadil akhir|jumadilakhir|joumada ath thania|cemaziyelahir|جمادى الاخرة|جمادى الثانية|جمادی الثانی|جمادی الآخر",
  "month:7": "rajab|rajjab|redjeb|recep|رجب",
  "month:8": "shaban|sha ban|shabaan|chaabane|chaaban|syaban|sya ban|saban|شعبان",
  "month:10": "shawwal|shawal|chawwal|syawal|sevval|شوال",
  "month:11":
    "dhul qadah|dhu al qadah|dhul qada|zulqadah|zilqad|dhou al qida|zulkaidah|zulkade|ذو القعدة|ذي القعدة|ذوالقعدة|ذوالقعدہ|ذیقعد|ذی القعدہ",
  "month:12":
    "dhul hijjah|dhu al hijjah|dhul hijja|zulhijjah|zil hajj|dhou al hijja|zulhijah|dzulhijjah|zilhicce|ذو الحجة|ذي الحجة|ذوالحجة|ذوالحجہ|ذی الحجہ",
  "gregorian:1": "january|jan|يناير|كانون الثاني|janvier|جنوری|januari|ocak|جانفي",
  "gregorian:2": "february|feb|فبراير|شباط|fevrier|فروری|februari|subat|فيفري",
  "gregorian:3": "march|mars|مارس|آذار|مارچ|maret|mart",
  "gregorian:4": "april|apr|ابريل|أبريل|نيسان|avril|اپریل|nisan",
  "gregorian:5": "may|مايو|أيار|mai|مئی|mei|mayis",
  "gregorian:6": "june|jun|يونيو|حزيران|juin|جون|juni|haziran",
  "gregorian:7": "july|jul|يوليو|تموز|juillet|جولائی|juli|temmuz",
  "gregorian:8": "august|aug|اغسطس|أغسطس|آب|aout|اگست|agustus|agustos",
  "gregorian:9": "september|sept|sep|سبتمبر|ايلول|أيلول|septembre|ستمبر|eylul",
  "gregorian:10": "october|oct|اكتوبر|أكتوبر|تشرين الاول|octobre|اکتوبر|oktober|ekim",
  "gregorian:11": "november|nov|نوفمبر|تشرين الثاني|novembre|نومبر|kasim",
  "gregorian:12": "december|dec|ديسمبر|كانون الاول|decembre|دسمبر|desember|aralik",
  hijri:
    "hijri|hijriah|hijra|islamic|ah|muslim|lunar|هجري|هجرية|الهجري|الهجرية|هـ|بالهجري|للهجري|هجريا|hegirien|hegirienne|hegire|islamique|musulman|musulmane|ہجری|اسلامی|قمری|hijriyah|hijriyyah|islam tarihi|islami|hicri|hicriye|hicrisi",
  gregorian:
    "gregorian|western|ce|ad|english date|ميلادي|ميلادية|الميلادي|بالميلادي|للميلادي|م|gregorien|gregorienne|عیسوی|انگریزی|شمسی|masehi|miladi|miladiye",
  date: "date|dates|the date|day|calendar|year|month|تاريخ|التاريخ|السنة|العام|الشهر|سنة|عام|شهر|date d aujourd hui|calendrier|annee|mois|تاریخ|سال|مہینہ|کون سا مہینہ|tareekh|saal|mahina|tanggal|tanggal berapa|kalender|tahun|bulan|tarih|tarihi|takvim|takvimi|takvime gore|yil|yili|ay|ayi|ayin kaci|ayin|kaci",
  convert:
    "convert|conversion|into|equivalent|equals|correspond|corresponds|corresponds to|in the hijri calendar|حول|حوّل|تحويل|يوافق|الموافق|يقابل|كم يوافق|convertir|convertis|conversion|correspond a|تبدیل|تبدیل کریں|مطابق|konversi|ubah|bertepatan|sama dengan|cevir|donustur|karsiligi|denk gelir|denk geliyor",
  year: "this year|next year|هذا العام|هذه السنة|السنة دي|السنة الجاية|العام القادم|السنة القادمة|cette annee|l annee prochaine|اس سال|اگلے سال|is saal|agle saal|tahun ini|tahun depan|bu yil|bu sene|gelecek yil|seneye|onumuzdeki yil",
};
