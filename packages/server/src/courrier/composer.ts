/** How a mail of the shop looks: its words, one button, who sends it. Complete as text and as HTML. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { escapeHtml } from './escape-html.ts';
import { MOTS } from './mots.ts';
import type { Courrier } from './envoi.ts';

export interface ContenuCourrier extends Pick<Courrier, 'a' | 'sujet' | 'langue' | 'pieces'> {
  /** Plain text; an empty line begins another paragraph. */
  texte: string;
  bouton: { libelle: string; url: string };
  /** After the button, as `texte`. */
  suite: string;
}

/** Answers go to the support: the shop itself reads no mail. */
export function composer({ texte, bouton, suite, ...entete }: ContenuCourrier): Courrier {
  const t = MOTS[entete.langue];
  const { telephone, email } = enseigne.supportDigital;
  const pied = t('mise-en-page.pied', { telephone: telephone.libelle, email });
  return {
    ...entete,
    repondreA: email,
    texte: [
      texte,
      `${t('mise-en-page.bouton', { libelle: bouton.libelle })}\n${bouton.url}`,
      suite,
      `${enseigne.nom}\n${pied}`,
    ].join('\n\n'),
    html: page(
      entete,
      `<div class="nom" style="${NOM}">${escapeHtml(enseigne.nom)}</div>
${paragraphes(texte)}
<p style="margin:24px 0"><a class="bouton" href="${escapeHtml(bouton.url)}" style="${BOUTON}">${escapeHtml(bouton.libelle)}</a></p>
${paragraphes(suite)}
<p class="discret" style="${DISCRET}">${escapeHtml(t('mise-en-page.lien'))}<br>${withLinks(bouton.url)}</p>
<p class="discret" style="${DISCRET}">${escapeHtml(pied)}</p>`,
    ),
  };
}

const { clair, sombre } = enseigne.couleurs;
const NOM = `font-size:20px;font-weight:700;color:${clair.ink};margin:0 0 24px`;
const BOUTON = `display:inline-block;padding:13px 22px;border-radius:6px;font-weight:700;text-decoration:none;background:${clair.act};color:${clair.actText}`;
const DISCRET = 'margin:16px 0 0;font-size:13px;color:#5b6675;overflow-wrap:anywhere';

// Programs that keep no style sheet show the light one, which stands in the tags.
const SOMBRE = `@media (prefers-color-scheme:dark){
body,.fond{background:${sombre.ink}!important;color:#e8edf4!important}
.carte{background:#14243b!important}
.nom{color:#fff!important}
.discret{color:#a9b6c8!important}
.bouton{background:${sombre.act}!important;color:${sombre.actText}!important}
a.lien{color:${sombre.link}!important}
}`;

function page({ langue, sujet }: Pick<Courrier, 'langue' | 'sujet'>, contenu: string): string {
  return `<!doctype html>
<html lang="${langue}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(sujet)}</title><style>${SOMBRE}</style></head>
<body class="fond" style="margin:0;padding:24px 12px;background:#eef1f5;color:#16202e;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div class="carte" style="max-width:560px;margin:0 auto;padding:28px 24px;border-radius:8px;background:#fff">
${contenu}
</div></body></html>`;
}

function paragraphes(texte: string): string {
  return texte
    .split('\n\n')
    .map((p) => `<p style="margin:0 0 14px">${withLinks(p).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

function withLinks(texte: string): string {
  return escapeHtml(texte).replace(
    /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)]/g,
    (url) => `<a class="lien" href="${url}" style="color:${clair.link}">${url}</a>`,
  );
}
