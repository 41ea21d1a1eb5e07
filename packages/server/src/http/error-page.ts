/** The page for when no page can be rendered: the database is away, or the renderer itself failed. */
import en from '@comptoir/contract/messages/en/erreurs.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/erreurs.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/erreurs.json' with { type: 'json' };
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

export const TEXTES_ERREURS: Record<Locale, Record<CodeErreur, string>> = { fr, en, es };

export function renderErrorPage(locale: Locale, code: CodeErreur, requestId: string): string {
  // Every part is ours: nothing of the request is written into the page.
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${enseigne.nom}</title></head>
<body><main><h1>${enseigne.nom}</h1><p>${TEXTES_ERREURS[locale][code]}</p><p><small>${requestId}</small></p></main></body></html>
`;
}
