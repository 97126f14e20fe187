import { type ComponentType, lazy, Suspense } from "react";

type Loaded<Props> = { readonly default: ComponentType<Props> };

/** Tells at once, as a promise cannot: what is there already is drawn in the same rendering. */
function resolved<Props>(loaded: Loaded<Props>): Promise<Loaded<Props>> {
  // biome-ignore lint/suspicious/noThenProperty: React asks for nothing but `then`
  return { then: (use: (loaded: Loaded<Props>) => void) => use(loaded) } as Promise<Loaded<Props>>;
}

/** A part whose code is fetched when it is first drawn; who awaited `ready`, as a server must, draws it at once. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let there: ComponentType<Props> | undefined;
  const Part = lazy<ComponentType<Props>>(() =>
    there ? resolved({ default: there }) : load().then((part) => ({ default: part })),
  ) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a module, never in a rendering
  function LazyComponent(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyComponent, {
    ready: async () => {
      there ??= await load();
    },
  });
}
