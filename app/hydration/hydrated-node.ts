/** React stores its data on the node itself when it hydrates it. */
export const isHydratedNode = (field: Element) =>
  Object.keys(field).some((key) => key.startsWith("__reactProps$"));
