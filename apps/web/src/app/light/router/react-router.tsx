// What the pages import from "react-router", as far as public pages use it. The build puts this file in its place; the
// names, and what they promise, are React Router's.
import {
  type AnchorHTMLAttributes,
  Component as ClassComponent,
  createContext as createReactContext,
  type FormHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { hrefOf, type Location, type NavigateOptions, type Router } from "./router.ts";

interface Provided {
  readonly router: Router;
  /** What stands in the place of a page that failed; `useRouteError` says why. */
  readonly failed: ReactNode;
  /** Called when the page of another address stands in the document. */
  readonly onDrawn: () => void;
}

const RouterContext = createReactContext<Provided | null>(null);
const ErrorContext = createReactContext<unknown>(undefined);

function useProvided(): Provided {
  const provided = use(RouterContext);
  if (!provided) throw new Error("this needs a router");
  return provided;
}

function useRouterState() {
  const { router } = useProvided();
  return useSyncExternalStore(router.subscribe, router.get, router.get);
}

export function RouterProvider({ router, failed, onDrawn, children }: Provided & { readonly children: ReactNode }) {
  const provided = useMemo(() => ({ router, failed, onDrawn }), [router, failed, onDrawn]);
  return (
    <RouterContext value={provided}>
      <ErrorCatch>{children}</ErrorCatch>
    </RouterContext>
  );
}

/** The page of the address, or why it cannot be shown. */
export function Outlet() {
  const { onDrawn } = useProvided();
  const { shown } = useRouterState();
  const { module, error, location, name, params } = shown;
  const { Component } = module;
  useLayoutEffect(onDrawn, [onDrawn, shown]);
  if (error) return <Failed error={error.is} />;
  return (
    <ErrorCatch key={name + JSON.stringify(params)} until={location.key}>
      <Component />
    </ErrorCatch>
  );
}

function Failed({ error }: { readonly error: unknown }) {
  return <ErrorContext value={error}>{useProvided().failed}</ErrorContext>;
}

interface ErrorCatchProps {
  /** An error is forgotten when this is another one. */
  readonly until?: string;
  readonly children: ReactNode;
}

interface Caught {
  readonly error: unknown;
  readonly at: string | undefined;
}

class ErrorCatch extends ClassComponent<ErrorCatchProps, { readonly caught: Caught | null }> {
  override state: { readonly caught: Caught | null } = { caught: null };

  override componentDidCatch(error: unknown) {
    // eslint-disable-next-line no-console -- our own fault: the visitor gets words, the console the details
    console.error(error);
    this.setState({ caught: { error, at: this.props.until } });
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught && caught.at === this.props.until ? <Failed error={caught.error} /> : this.props.children;
  }
}

type To = string | Partial<Pick<Location, "pathname" | "search" | "hash">>;

/** @param path of the page on the screen */
function hrefTo(to: To, path: string): string {
  if (typeof to === "string") return to === "." ? path : to;
  return hrefOf({ pathname: path, search: "", hash: "", ...to });
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">, NavigateOptions {
  readonly to: To;
  readonly ref?: Ref<HTMLAnchorElement>;
}

export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const { router } = useProvided();
  const { pathname } = useLocation();
  const href = hrefTo(to, pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isOthers = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || isOthers || (rest.target ?? "_self") !== "_self" || rest.download !== undefined)
      return;
    event.preventDefault();
    void router.navigate(href, { replace, state, preventScrollReset, viewTransition });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

type FormProps = FormHTMLAttributes<HTMLFormElement> & { readonly ref?: Ref<HTMLFormElement> };

/** A form that asks for another address. */
export function Form({ action = "", onSubmit, ...rest }: FormProps & { readonly action?: string }) {
  const { router } = useProvided();
  return (
    <form
      {...rest}
      method="get"
      action={action}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const typed = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
        const search = new URLSearchParams(
          [...typed].map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
        );
        void router.navigate(`${action}?${search}`);
      }}
    />
  );
}

export function useLocation(): Location {
  return useRouterState().shown.location;
}

export function useParams(): Readonly<Record<string, string>> {
  return useRouterState().shown.params;
}

export function useLoaderData(): unknown {
  return useRouterState().shown.data;
}

export function useActionData(): unknown {
  return useRouterState().shown.actionData;
}

export function useSearchParams(): [URLSearchParams] {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)], [search]);
}

export function useNavigation(): { readonly state: "idle" | "loading" } {
  return { state: useRouterState().isLoading ? "loading" : "idle" };
}

export function useNavigate(): (to: To, options?: NavigateOptions) => Promise<void> {
  const { router } = useProvided();
  return useCallback(
    (to, options) => router.navigate(hrefTo(to, router.get().shown.location.pathname), options),
    [router],
  );
}

export function useRevalidator(): { readonly revalidate: () => Promise<void> } {
  const { revalidate } = useProvided().router;
  return useMemo(() => ({ revalidate }), [revalidate]);
}

export function useRouteError(): unknown {
  return use(ErrorContext);
}

/** The scrolling is the router's own: see scrolling.ts. */
export function ScrollRestoration() {
  return null;
}

export function isRouteErrorResponse(error: unknown): error is { readonly status: number; readonly data: unknown } {
  return error !== null && typeof error === "object" && "status" in error && "data" in error;
}

export { data } from "./route-data.ts";

export function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}

/** A thing that loaders get by this name. Public pages have one. */
export function createContext(): Record<never, never> {
  return {};
}
