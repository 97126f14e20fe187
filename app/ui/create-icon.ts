import { createElement, type ReactElement, type SVGProps } from "react";

/** An element inside an icon and its attributes: `["path", { d: "M2 12h2" }]`. */
export type IconShape = readonly [element: string, attributes: Readonly<Record<string, string>>];

const frame = {
  xmlns: "http://www.w3.org/2000/svg",
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** An icon of 24 by 24 units in the current colour, hidden from screen readers unless it has a name of its own. */
export function createIcon(shapes: readonly IconShape[]): (props: SVGProps<SVGSVGElement>) => ReactElement {
  return (props) =>
    createElement(
      "svg",
      {
        ...frame,
        "aria-hidden": props["aria-label"] || props.role || props.children ? undefined : true,
        ...props,
      },
      ...shapes.map(([element, attributes]) => createElement(element, attributes)),
      props.children,
    );
}
