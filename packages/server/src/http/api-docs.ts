/** A readable page made from the OpenAPI document: no script, nothing to download. */

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: object;
}

interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: object }> };
  responses?: Record<
    string,
    { description?: string; content?: Record<string, { schema?: object }> }
  >;
}

export interface OpenApiDocument {
  info: { title: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
}

export function renderApiDocs(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'api');
  const sections = [...groups].map(
    ([tag, calls]) => `<h2 id="${escape(tag)}">${escape(tag)}</h2>
${calls.map(({ path, method, operation }) => renderOperation(path, method, operation)).join('\n')}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(document.info.title)}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><h1>${escape(document.info.title)}</h1><p>${escape(document.info.description ?? '')}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
${sections.join('\n')}
</body></html>`;
}

function renderOperation(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escape(name)}</code>${required ? ' *' : ''}</td><td>${escape(place)}</td><td><code>${escape(JSON.stringify(schema ?? {}))}</code></td></tr>`,
  );
  const body = schemaOf(operation.requestBody?.content);
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, { description, content }]) => {
      const schema = Number(status) < 300 ? schemaOf(content) : '';
      return `<tr><td>${escape(status)}</td><td>${escape(description ?? '')}${schema}</td></tr>`;
    },
  );
  return `<details><summary><span class="method">${escape(method.toUpperCase())}</span> <code>${escape(path)}</code><br>${escape(operation.summary ?? '')}</summary>
${parameters.length > 0 ? `<table><tr><th>Parameter</th><th>In</th><th>Schema</th></tr>${parameters.join('')}</table>` : ''}
${body ? `<h4>Body</h4>${body}` : ''}
<table><tr><th>Status</th><th>Answer</th></tr>${answers.join('')}</table></details>`;
}

function schemaOf(content: Record<string, { schema?: object }> | undefined): string {
  const schema = content?.['application/json']?.schema;
  return schema ? `<pre>${escape(JSON.stringify(schema, null, 2))}</pre>` : '';
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
