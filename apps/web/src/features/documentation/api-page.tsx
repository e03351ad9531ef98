import "./api-page.css";
import { useMessages } from "../../lib/i18n/language.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { useSite } from "../../lib/page/site.ts";
import { Card } from "../../ui/card/card.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { publicCalls, type ApiCall } from "./api-calls.ts";
import { documentationMessages } from "./documentation.messages.ts";
import { refusingCalls } from "./api-refusals.ts";
import { RefusalLines } from "./refusal-lines.tsx";
import type { SchemaLine } from "./schema-lines.ts";

const calls = publicCalls();
const refusing = refusingCalls();
const refusalsId = "refusals";

/** The reference of the public web API. It is made from the contract, so it is never out of date. */
export function Component() {
  const m = useMessages(documentationMessages);
  const { apiUrls, publicUrl } = useSite();
  return (
    <div className="page api">
      <PageHead title={m.title} description={m.description} />
      <nav className="api__index no-print" aria-label={m.calls}>
        <ul role="list">
          {calls.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
          <li>
            <a href={`#${refusalsId}`}>{m.refusals}</a>
          </li>
        </ul>
      </nav>
      <div className="api__calls">
        <header className="stack">
          <h1>{m.title}</h1>
          <p>{m.lead}</p>
          <dl className="api__facts">
            <dt>{m.base}</dt>
            <dd>
              <code>{new URL(apiUrls.web, publicUrl).href}</code>
            </dd>
            <dt>{m.envelopeTitle}</dt>
            <dd>{m.envelope}</dd>
          </dl>
          <p>
            <a href="/documentation/api.json" className="api__file">
              <Icon name="download" /> {m.openApi}
            </a>
          </p>
        </header>
        {calls.map((call) => (
          <Call key={call.name} call={call} />
        ))}
        <Card as="section" padded className="call" id={refusalsId}>
          <h2>{m.refusals}</h2>
          <p>{m.refusalsLead}</p>
          {refusing.map(({ name, refusals }) => (
            <RefusalLines key={name} call={name} title={name} lines={refusals} />
          ))}
        </Card>
      </div>
    </div>
  );
}

function Call({ call: { name, method, summary, parameters, data, meta, refusals } }: { readonly call: ApiCall }) {
  const m = useMessages(documentationMessages);
  return (
    <Card as="section" padded className="call" id={name}>
      <h2>
        <Chip tone="primary">{method}</Chip> <code>{name}</code>
      </h2>
      <p lang="en">{summary}</p>
      <Lines call={name} title={m.parameters} lines={parameters} withRequired />
      <Lines call={name} title={m.reply} lines={data} />
      <Lines call={name} title={m.meta} lines={meta} />
      <RefusalLines call={name} title={m.refusals} lines={refusals} />
    </Card>
  );
}

interface LinesProps {
  readonly call: string;
  readonly title: string;
  readonly lines: readonly SchemaLine[];
  readonly withRequired?: boolean;
}

function Lines({ call, title, lines, withRequired = false }: LinesProps) {
  const m = useMessages(documentationMessages);
  if (lines.length === 0) return null;
  return (
    <details className="call__part" open={withRequired}>
      <summary>
        {title} <span className="soft figures">{lines.length}</span>
      </summary>
      <div className="call__table" tabIndex={0} role="region" aria-label={`${call} ${title}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.name}</th>
              <th scope="col">{m.kind}</th>
              <th scope="col">{m.rule}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ path, kind, rule, required }) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td>{kind}</td>
                <td>
                  {withRequired && required && <Chip tone="warn">{m.required}</Chip>} {rule}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
