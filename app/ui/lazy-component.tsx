import { type ComponentType, lazy, memo, type ReactNode, Suspense } from "react";

type Loaded<Props> = { readonly default: ComponentType<Props> };

/** A promise that resolves synchronously: what is already loaded is rendered in the same pass. */
function resolved<Props>(loaded: Loaded<Props>): Promise<Loaded<Props>> {
  // biome-ignore lint/suspicious/noThenProperty: React asks for nothing but `then`
  return { then: (use: (loaded: Loaded<Props>) => void) => use(loaded) } as Promise<Loaded<Props>>;
}

/**
 * A component whose code is fetched when it is first rendered; after `ready`, which a server must await, it renders
 * without suspending. `fallback` is shown while the code loads. `memo` keeps changes around it away from what a server
 * has rendered: until its code has come, React would throw that away and draw it again, under the finger of a person.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  let there: ComponentType<Props> | undefined;
  const Part = lazy<ComponentType<Props>>(() =>
    there ? resolved({ default: there }) : load().then((part) => ({ default: part })),
  ) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a module, never in a rendering
  function LazyComponent(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(memo(LazyComponent), {
    ready: async () => {
      there ??= await load();
    },
  });
}
