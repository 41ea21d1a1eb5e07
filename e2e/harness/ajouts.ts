/** Buyers who add one article after the other to their baskets, until the shop answers no more. */
import { expect } from 'vitest';

export interface Acheteur {
  bearer: string;
  confirmes: number;
  /** Key of the addition nobody knows the fate of. */
  enSuspens: string | null;
}

async function ouvrir(url: string): Promise<Acheteur> {
  const { token } = (await (await fetch(`${url}/api/session`)).json()) as {
    token: { access_token: string };
  };
  return { bearer: token.access_token, confirmes: 0, enSuspens: null };
}

async function ajouter(url: string, { bearer }: Acheteur, id: number, cle: string): Promise<void> {
  const answer = await fetch(`${url}/api/panier/articles/${id}?quantite=1`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${bearer}`, 'idempotency-key': cle },
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function quantite(url: string, { bearer }: Acheteur): Promise<number> {
  const answer = await fetch(`${url}/api/panier/articles`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  const lignes = (await answer.json()) as { quantite: number }[];
  expect(lignes.length).toBeLessThanOrEqual(1);
  return lignes[0]?.quantite ?? 0;
}

/** Adds one after the other until the shop answers no more. */
async function remplir(url: string, acheteur: Acheteur, id: number, nom: string): Promise<void> {
  for (;;) {
    const cle = `${nom}-${acheteur.confirmes}`;
    try {
      await ajouter(url, acheteur, id, cle);
    } catch (error) {
      // An answer that is not a success fails the test; no answer is what is waited for.
      if (!(error instanceof TypeError)) throw error;
      acheteur.enSuspens = cle;
      return;
    }
    acheteur.confirmes += 1;
  }
}

export interface Charge {
  /** Every buyer has that many acknowledged. */
  atteint: (confirmes: number) => boolean;
  /** Once the shop is gone. */
  finie: Promise<unknown>;
  /** Nothing acknowledged is lost, and what is sent again counts once. */
  verifier: (url: string) => Promise<void>;
}

/** Sold one by one. */
export async function articleParPiece(url: string): Promise<number> {
  const { articles } = (await (await fetch(`${url}/api/recherche?parPage=96`)).json()) as {
    articles: { id: number; multiple: number; minimum: number }[];
  };
  const seul = articles.find(({ multiple, minimum }) => multiple * minimum === 1);
  if (!seul) throw new Error('the demo sells nothing by the piece');
  return seul.id;
}

export async function charger(url: string, nombre: number, articleId: number): Promise<Charge> {
  const acheteurs = await Promise.all(Array.from({ length: nombre }, () => ouvrir(url)));
  return {
    atteint: (voulus) => acheteurs.every(({ confirmes }) => confirmes >= voulus),
    finie: Promise.all(
      acheteurs.map((acheteur, rang) => remplir(url, acheteur, articleId, `a${rang}`)),
    ),
    async verifier(again) {
      for (const acheteur of acheteurs) {
        const { confirmes, enSuspens } = acheteur;
        expect([confirmes, confirmes + 1]).toContain(await quantite(again, acheteur));
        await ajouter(again, acheteur, articleId, enSuspens ?? '');
        await ajouter(again, acheteur, articleId, enSuspens ?? '');
        expect(await quantite(again, acheteur)).toBe(confirmes + 1);
      }
    },
  };
}
