/**
 * Lengths of the months of Umm al-Qura from 1343 to 1500 AH, three hexadecimal digits per year: from Muharram
 * in the highest bit to Dhu al-Hijjah in the lowest, set if the month has 30 days. Generated from
 * @umalqura/core 0.0.7, which is five times as large as its figures; tests compare every month with it.
 */
export const monthLengths =
  "aaad52da95d4aea4dd26e92eaa6d54daa5b52b693749ba4bb25b54b6a56d4ada55d25e92ec96d4aea56b4ab695" +
  "b49ba4bb25b52ba95b4ab5556b26d92ec96e4aea56d2ad555aaab54bb25b92ba95b4aba55aaab5556a96d4aea5" +
  "7526e936aaad555aa5b52ba95b49ba4db25d52daa5ad4aea56d4bd23d91da95b4ab5a56d2b693b49b6556a9754" +
  "b6a56caad555b29b92ba95d4ada55aaab595749764baa5b52b6a56d2ae9572a75535a95d49ba4dd26d535aaaad" +
  "4b6a57527a95b4ab5536c9ae4b6a96b4ada55d25d92dc96d4ad6556d2b693749b64d72ab54b6a5752b6956b2ad" +
  "94dc95d4aea56caad5556c97";

/** Day number of 1 Muharram 1343, 1 August 1924. */
export const firstDay = -16_589;
