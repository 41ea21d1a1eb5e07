/** The pages of the test bank: choose a card, give a code, or learn that nothing is to be paid. No script. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { escapeHtml } from '../courrier/escape-html.ts';
import type { PaiementEssai } from './banque-essai.sql.ts';
import { STYLE } from './banque-essai-style.ts';
import { CARTES, CODE_AUTHENTIFICATION } from './cartes.ts';
import { MOTS } from './mots.ts';

export function renderCartes(langue: Locale, essai: PaiementEssai): string {
  const t = MOTS[langue];
  const cartes = CARTES.map(
    ({ code, numero }, i) =>
      `<li><input type="radio" name="carte" id="${code}" value="${code}"${i === 0 ? ' checked' : ''}>` +
      `<label for="${code}"><b>${numero}</b> <span>${escapeHtml(t(`cartes.${code}`))}</span></label></li>`,
  );
  return page(langue, essai, {
    titre: t('carte'),
    main: `<form method="post" action="${adresse(langue, essai)}">
<fieldset><legend>${t('choisir')}</legend><ul>${cartes.join('\n')}</ul></fieldset>
<div class="boutons"><button>${t('payer', { montant: formatArgent(langue, essai.montant) })}</button>
<button name="abandon" value="1" class="second">${t('abandonner')}</button></div></form>`,
  });
}

export function renderCode(langue: Locale, essai: PaiementEssai): string {
  const t = MOTS[langue];
  return page(langue, essai, {
    titre: t('authentification.titre'),
    main: `<form method="post" action="${adresse(langue, essai)}">
<p id="aide">${t('authentification.aide', { code: CODE_AUTHENTIFICATION })}</p>
<label for="code">${t('authentification.code')}</label>
<input type="text" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required aria-describedby="aide">
<div class="boutons"><button>${t('authentification.valider')}</button>
<button name="abandon" value="1" class="second" formnovalidate>${t('abandonner')}</button></div></form>`,
  });
}

export function renderClos(langue: Locale, essai: PaiementEssai): string {
  const t = MOTS[langue];
  return page(langue, essai, {
    titre: t('clos'),
    main: `<p><a class="bouton" href="${escapeHtml(essai.retour)}">${t('retour', { enseigne: enseigne.nom })}</a></p>`,
  });
}

function adresse(langue: Locale, { reference }: PaiementEssai): string {
  return `/banque-essai/${reference}?langue=${langue}`;
}

function page(
  langue: Locale,
  essai: PaiementEssai,
  { titre, main }: { titre: string; main: string },
): string {
  const t = MOTS[langue];
  const languages = LOCALES.map(
    (each) =>
      `<a href="${adresse(each, essai)}" lang="${each}" hreflang="${each}"${each === langue ? ' aria-current="true"' : ''}>${each.toUpperCase()}</a>`,
  );
  return `<!doctype html>
<html lang="${langue}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(titre)} · ${t('nom')}</title><style>${STYLE}</style></head>
<body><header><div><strong>${t('nom')}</strong><nav aria-label="${t('langues')}">${languages.join(' ')}</nav></div>
<p>${t('essai')}</p></header>
<main><h1>${escapeHtml(titre)}</h1>
<dl><div><dt>${t('marchand')}</dt><dd>${escapeHtml(enseigne.nom)}</dd></div>
<div><dt>${t('montant')}</dt><dd>${formatArgent(langue, essai.montant)}</dd></div></dl>
${main}
</main></body></html>`;
}
