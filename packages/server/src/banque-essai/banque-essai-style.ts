/** Sober on purpose, and not the shop's: nobody takes this bank for a real one, nor for the shop. */
import { createHash } from 'node:crypto';

export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --trait: light-dark(#c6cad1, #4a515c); --fond: light-dark(#f3f4f6, #14171c); --carte: light-dark(#fff, #1d2128); --bleu: light-dark(#1d4f91, #9cc4ff); --sur-bleu: light-dark(#fff, #10233d); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--fond); }
header div { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: .5rem 1rem; background: var(--carte); border-bottom: 1px solid var(--trait); }
nav { display: flex; }
nav a { display: grid; place-items: center; min-width: 44px; min-height: 44px; color: inherit; }
nav a[aria-current] { font-weight: 700; text-decoration: none; }
header p { margin: 0; padding: .5rem 1rem; text-align: center; background: light-dark(#fff0c2, #4a3a05); }
main { max-width: 34rem; margin: 1.5rem auto; padding: 1.25rem; background: var(--carte); border: 1px solid var(--trait); border-radius: 8px; }
h1 { margin: 0 0 1rem; font-size: 1.25rem; }
dl { margin: 0 0 1.25rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .25rem 0; border-bottom: 1px solid var(--trait); }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
fieldset { border: 0; margin: 0; padding: 0; }
legend { padding: 0; font-weight: 600; }
ul { list-style: none; margin: .5rem 0; padding: 0; }
li { display: flex; align-items: center; gap: .75rem; min-height: 44px; }
li label { flex: 1; display: flex; flex-wrap: wrap; column-gap: .75rem; padding: .5rem 0; }
li b { flex: 0 0 12.5rem; font-variant-numeric: tabular-nums; font-weight: 600; }
li span { flex: 1 1 16rem; }
input[type=radio] { inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--bleu); }
input[type=text] { display: block; inline-size: 10rem; min-height: 44px; margin: .25rem 0 1rem; padding: 0 .75rem; font: inherit; letter-spacing: .1em; border: 1px solid light-dark(#767c86, #8d95a1); border-radius: 6px; }
.boutons { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
button, .bouton { display: inline-grid; place-items: center; min-height: 44px; padding: 0 1.25rem; font: inherit; font-weight: 600; text-decoration: none; color: var(--sur-bleu); background: var(--bleu); border: 1px solid var(--bleu); border-radius: 6px; cursor: pointer; }
.second { color: inherit; background: none; border-color: light-dark(#767c86, #8d95a1); }
:focus-visible { outline: 3px solid var(--bleu); outline-offset: 2px; }
`;

const HASH = createHash('sha256').update(STYLE).digest('base64');

/** The answer to the form sends the buyer back to the shop, on the same address. */
export const CSP_BANQUE = [
  "default-src 'none'",
  `style-src 'sha256-${HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
