/**
 * What the basket comes to, as the header shows it: asked for once a page is alive, and after every
 * change. The browser remembers it, so that the next page shows it at once; no page that others may
 * be given holds it.
 */
import type { Montant } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { lireTarifPanier } from '@comptoir/contract/panier/panier.contract.ts';
import type { Api } from '../page/api.ts';
import { createRemembered } from '../page/remembered.ts';

interface MontantRetenu {
  netHT: Montant;
  /** Lines it was read for. */
  nombre: number;
  /** Prices are those of a company; those of a visitor follow the language. */
  compteId: number;
  locale: Locale;
  /** When, in ms. */
  lu: number;
}

/** Prices change at midnight, other devices at any time. */
const BON_MS = 5 * 60_000;

const retenu = createRemembered('comptoir.montant', (stored) =>
  stored !== null && typeof stored === 'object' && 'netHT' in stored
    ? (stored as MontantRetenu)
    : null,
);

interface Suivi {
  api: Api;
  locale: Locale;
  /** 0: a visitor. */
  compteId: number;
  nombre: number;
}

let suivi: Suivi | undefined;
let lecture = 0;

/** @param say what to show now, and again when it changes. */
export function suivreMontant(vise: Suivi, say: (montant: Montant | undefined) => void) {
  suivi = vise;
  const tell = () => {
    const connu = retenu.get();
    // Until it is read for the new lines, that of before stays.
    if (!connu) say(undefined);
    else if (isOf(connu, vise)) say(connu.netHT);
  };
  const stop = retenu.subscribe(tell);
  tell();
  const connu = retenu.get();
  if (!connu || !isOf(connu, vise) || Date.now() - connu.lu > BON_MS) void relireMontant();
  return stop;
}

/** After a change. */
export async function relireMontant(): Promise<void> {
  if (!suivi || suivi.nombre === 0) return;
  const { api, locale, compteId, nombre } = suivi;
  const rang = ++lecture;
  try {
    const { netHT } = await api.call(lireTarifPanier, {}, { locale });
    // A later change asked again.
    if (rang === lecture) {
      retenu.set({ netHT, nombre, compteId, locale, lu: Date.now() });
    }
  } catch {
    // The word of the basket stands there instead.
    if (rang === lecture) retenu.set(null);
  }
}

function isOf(connu: MontantRetenu, { nombre, compteId, locale }: Suivi): boolean {
  return connu.nombre === nombre && connu.compteId === compteId && connu.locale === locale;
}
