/** The two pages on which a developer reads the mails the shop would have sent. No script. */
import { createHash } from 'node:crypto';
import { formatDate, formatHeure } from '@comptoir/contract/words/formats.ts';
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { CourrierGarde, CourrierResume } from './courrier.sql.ts';
import { escapeHtml } from './escape-html.ts';
import { MOTS } from './mots.ts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
nav { display: flex; gap: 1rem; }
h1 { font-size: 1.4rem; }
h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #8885; overflow-wrap: anywhere; }
time { white-space: nowrap; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
iframe { width: 100%; height: 32rem; border: 1px solid #8885; border-radius: 4px; background: #fff; }
`;

export const CSP_PAGE = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** A mail runs nothing, fetches nothing, and its links open beside the page. */
export const CSP_HTML = [
  `sandbox ${SANDBOX}`,
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

export function renderList(langue: Locale, courriers: readonly CourrierResume[]): string {
  const t = MOTS[langue];
  const rows = courriers.map(
    ({ id, destinataire, sujet, creeLe }) =>
      `<tr><td>${time(langue, creeLe)}</td><td>${escapeHtml(destinataire)}</td>` +
      `<td><a href="/_courrier/${id}?langue=${langue}">${escapeHtml(sujet)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">${t('date')}</th><th scope="col">${t('a')}</th><th scope="col">${t('sujet')}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
  return page(langue, t('titre'), '/_courrier', rows.length > 0 ? table : `<p>${t('vide')}</p>`);
}

export function renderCourrier(langue: Locale, courrier: CourrierGarde): string {
  const t = MOTS[langue];
  const { id, sujet, texte, html, entetes, pieces } = courrier;
  const headers = Object.entries(entetes).map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const frame = `<h2>${t('html')}</h2>
<iframe sandbox="${SANDBOX}" title="${escapeHtml(sujet)}" src="/_courrier/${id}/html"></iframe>`;
  const jointes = pieces.map(
    ({ nom }, i) => `<li><a href="/_courrier/${id}/pieces/${i}">${escapeHtml(nom)}</a></li>`,
  );
  const liste = `<h2>${t('pieces')}</h2><ul>${jointes.join('')}</ul>`;
  return page(
    langue,
    sujet,
    `/_courrier/${id}`,
    `<table><tbody>
<tr><th scope="row">${t('de')}</th><td>${escapeHtml(courrier.expediteur)}</td></tr>
<tr><th scope="row">${t('a')}</th><td>${escapeHtml(courrier.destinataire)}</td></tr>
<tr><th scope="row">${t('date')}</th><td>${time(langue, courrier.creeLe)}</td></tr>
</tbody></table>
${html === null ? '' : frame}
${jointes.length === 0 ? '' : liste}
<h2>${t('texte')}</h2><pre>${withLinks(texte)}</pre>
<h2>${t('entetes')}</h2><table><tbody>${headers.join('\n')}</tbody></table>
<p><a href="/_courrier?langue=${langue}">${t('retour')}</a></p>`,
  );
}

/** The mail's own HTML, as it is: CSP_HTML is what keeps it harmless. */
export function renderHtml(html: string): string {
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${html}`;
}

function page(langue: Locale, titre: string, path: string, main: string): string {
  const languages = LOCALES.map(
    (each) =>
      `<a href="${path}?langue=${each}" lang="${each}"${each === langue ? ' aria-current="true"' : ''}>${each}</a>`,
  );
  return `<!doctype html>
<html lang="${langue}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(titre)}</title><style>${STYLE}</style></head>
<body><nav>${languages.join(' ')}</nav><main><h1>${escapeHtml(titre)}</h1>
${main}
</main></body></html>`;
}

function time(langue: Locale, moment: Date): string {
  return `<time datetime="${moment.toISOString()}">${formatDate(moment)} ${formatHeure(langue, moment)}</time>`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)]/g,
    (url) => `<a href="${url}">${url}</a>`,
  );
}
