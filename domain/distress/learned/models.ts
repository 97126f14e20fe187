/** Made from domain/distress by `npm run learn-distress`; a test finds a change by hand. */
export const learnedModels = {
  danger: {
    bias: -3.5288,
    scale: 0.82106,
  },
  violence: {
    bias: -1.3431,
    scale: 0.94848,
  },
  grief: {
    bias: -4.2666,
    scale: 0.77052,
  },
} as const;
