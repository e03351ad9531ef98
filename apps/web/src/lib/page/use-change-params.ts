import { useSearchParams } from "react-router";

/**
 * Changes parameters of the address in place; an empty value takes one away. Two changes may come before the page is drawn
 * again, so each builds on the address as it is, not on the one that was drawn.
 */
export function useChangeParams(): (values: Readonly<Record<string, string>>) => void {
  const [, setParams] = useSearchParams();
  return (values) => {
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value === "") next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
}
