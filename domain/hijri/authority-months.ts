/** First day (1 Muharram 1343) and lengths of the months, as `monthTable` takes them. */
export type AuthorityMonths = { readonly firstDay: number; readonly monthLengths: string };

/**
 * The months that the rules of `domain/crescent/month-rules.ts` give. Computing them takes seconds and an
 * ephemeris of 47 KB; tests compare them.
 */
export const authorityMonths = {
  diyanet: {
    firstDay: -16_588,
    monthLengths:
      "555aa5b52ba93b49ba4bb29b54d6a9754b6a56d2aea36d26e52ea96d52d695b4aba4bb25b92baa5b52b6956d2a" +
      "e936ca6e4aea5754b6a56caad655b25b92ba95b4aba55acab6536a96e4aea5754b69574ab5956aa6d52ba95d49" +
      "da4dd2ad54daaab54b6a56d2ae9374976536a96d4b5a96b4aba4bd25d92da95d52d695752b693749764b6a5b52" +
      "b6a56d2ad955b26d92dc95d4ada55aaad6556a9764b725752ba9574ab6556aaad52da95d4aea4ed26d955aaab5" +
      "4b6a5b52b695749b64d6aab54b6a56d4ada55d25e92ec96d4ada95b4aba93b49ba4bb25b52d695752b5956d26d" +
      "92ec96d4aea56d2ad555b29b",
  },
  world: {
    firstDay: -16_588,
    monthLengths:
      "555aa5b52ba93b49ba4baa9b54d6a9754b6a56d2ada36d26e52ea96d4ad69574a7a4bb25b52baa5ad2ae956d26" +
      "e936ca6d4aea56d4aea56caad555725792ba95b4ab955acaae52ea96e4aea56d4ae956ca6d936aa6d52ba95d49" +
      "da4dd2ad54d6a9754b6a56d2ae936c96e52ea96d4b5a96b4aba4bd25d92da95d52d6957527693749754b6a56d2" +
      "aea56d2ad555b26b92bc95d4ada55aaab6536a9764b6a5752b6956caae536a9ad52da95d4aea4ed26d955aaaad" +
      "4b6a5b52b695749b54d6a9754b6a56d4ada55d25e92ec96d4ad99574aba93b49ba4baa5b52b695752b5956ca6d" +
      "92dc95d4aea56d2ad5557297",
  },
  indonesia: {
    firstDay: -16_588,
    monthLengths:
      "aa6d4b5a55d49da2dd25e52ea96d52daa5b52ba93b49ba4baa5b52d6956b2ad94dd26d92ec55d4aea56b2ad655" +
      "b49ba4bb25b92ba95b4ab5556a9ad52ea96d4aea574a75555aa9d54daa5b92ba95d4ada4daaab5536a56d2aea2" +
      "ed16e92ea96d4b5aa5b52ba95d49da4dd25d52d695754b5a56ca6e92ec56e2aea56b2ad955b45ba4dd25d52da9" +
      "5d4ad6556aab58b74575476a574ab6556aaad54da95d8ada95d4ada55aaab5556a9752b695751768b72a75535a" +
      "a5d52da95d4ae94ed26d52daa6b52b6a5751b64b729752b695754b5a55d45da2dd15e52ea96d4ada55b4ab64bb" +
      "457a2baa5b52b6556aaad94e",
  },
  malaysia: {
    firstDay: -16_588,
    monthLengths:
      "aa754b5a55d49da2dd25e52ea96d555aa5b52ba95b49ba4baa5b52d6956b4ad94ed26d92ec56d4aea56b2ada95" +
      "b49ba4bb25b92ba95b4ab6556a9ad92ea96d4aea574ab5555aa9d54daa5b92ba95d4ada4daaab5536a56d2aea4" +
      "ed16e92ea96d4d5aa5d52da95d4ada4dd25d52da95b54b5a56d26e92ec56e2aea56b2ad955b46da4dd25d52da9" +
      "5d4ada55aaab58b745754b6a574ab6556aaad54db15d8adc95d4ada55b2ab5556a9752b695751768b72ab5535a" +
      "a5d52da95d4ae94ed26d52daa6b52b6a5752b64b729b52b695754b5a55d45da2dd15e52ea96d4ada95b4ab64db" +
      "45ba2baa5b52b6556aaad94e",
  },
  pakistan: {
    firstDay: -16_587,
    monthLengths:
      "4ad5556ca764bb45b52d6a9754b6a5752b6936aaad54da95d4ada55d2ad5556a9752ba93b4ab6556d2ae92f497" +
      "54b6a5ad4ada4dd26d92daa6d52b6957517a8bb26b5536a96e4af25752b6956d2ada2ed16e4aea56acab653745" +
      "ba2ba95b52b5a5752ba93b49b5556aa6d4aea56d2ae956aaab54baa3b49ba55aaab5957497a4baa5b52aea96d4" +
      "6e936c96d535a95b52ba8bb45b92daa9ad4af25752ba95b4aae556d16e8af25754b5655b29ba2bb15d4ada95ad" +
      "2b693749b64d6aab5536c56e2ae9572aad555aa5d51da4dd2ad5556c9764baa5b52d695754b69574a76536a9ad" +
      "4aba95d45da2dc96d54d6a57",
  },
  morocco: {
    firstDay: -16_587,
    monthLengths:
      "2ab5556a96d4aea3752b6556b2ad92dc96e52ea96b4aba93b45ba2da95b54b6a5752768b745b5536a96d8af257" +
      "54b5a55b2aba4bb15d8ada55aaaae92f49764b6a5754b5a55d2ae94f4975555aa5d52da8dd2ad955aaaad4aea5" +
      "751b6956aab5955ca5e52ea56d4ada95d49da2dd15d52d6a5752b693745b64d6a9ad4aea575476a5ad2ad54db2" +
      "5d92dc55d2ad6957497a4bb25b52b6656d2ae94f49758b6aaad52da95d4ae956caad5556a5752ba8db4ab5556c" +
      "a6e4af25752b6956d4ada4dd26e92ea96b52ba93b49ba4daa5b54b6a575276a3b4ab6556aa6d92ec96d4aea56b" +
      "4aba4bb25b92da95ab2b6957",
  },
} as const satisfies Record<string, AuthorityMonths>;
