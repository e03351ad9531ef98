export function Component() {
  return <div className="page" />;
}
