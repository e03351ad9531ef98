/** The look of pages that need nothing else from us: one card, in light and dark. */
export const cardStyle = `:root { color-scheme: light dark; --ink: #1f2937; --soft: #5b6472; --ground: #f6f7fb; --card: #fff; --line: #e3e6ee; --brand: #4338ca; --on-brand: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #f3f4f6; --soft: #b3bac7; --ground: #12151c; --card: #1b1f29; --line: #2d3340; --brand: #a5b4fc; --on-brand: #12151c } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 16px/1.7 Sarabun, "Noto Sans Thai", Thonburi, "Leelawadee UI", system-ui, sans-serif }
main { width: 100%; max-width: 440px; padding: 36px 28px 32px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; text-align: center }
.brand { margin: 0 0 24px; color: var(--brand); font-weight: 700; letter-spacing: .01em }
h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.4 }
h2 { margin: 0 0 4px; font-size: 18px; line-height: 1.4 }
p { margin: 0; text-wrap: pretty }
a { display: inline-block; margin: 24px 0 0; padding: 10px 24px; border-radius: 8px; background: var(--brand); color: var(--on-brand); font-weight: 700; text-decoration: none }
a:focus-visible { outline: 3px solid var(--brand); outline-offset: 3px }
section { margin-top: 28px; padding-top: 20px; border-top: 1px solid var(--line); color: var(--soft) }
`;
