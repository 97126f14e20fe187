/** React puts what it knows of a node on the node itself, the moment it takes it over. */
export const isHydratedNode = (field: Element) =>
  Object.keys(field).some((key) => key.startsWith("__reactProps$"));
