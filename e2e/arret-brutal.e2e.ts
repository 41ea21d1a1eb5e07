/** A shop killed while it writes: what it acknowledged is there, once, and so is what is sent again. */
import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { makeDataFolder, startShop, type Shop } from './harness/shop.ts';

const ACHETEURS = 12;
const data = makeDataFolder();
let shop: Shop | undefined;
afterAll(async () => {
  await shop?.stop();
  rmSync(data, { recursive: true, force: true });
});

interface Acheteur {
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

it('every acknowledged addition is there after kill -9, and one sent again counts once', async () => {
  shop = await startShop({ data });
  const { url, port } = shop;
  const { articles } = (await (await fetch(`${url}/api/recherche?parPage=96`)).json()) as {
    articles: { id: number; multiple: number; minimum: number }[];
  };
  const seul = articles.find(({ multiple, minimum }) => multiple * minimum === 1);
  if (!seul) throw new Error('the demo sells nothing by the piece');
  const acheteurs = await Promise.all(Array.from({ length: ACHETEURS }, () => ouvrir(url)));

  const charge = acheteurs.map((acheteur, i) => remplir(url, acheteur, seul.id, `a${i}`));
  await expect.poll(() => acheteurs.every(({ confirmes }) => confirmes >= 20)).toBe(true);
  // In the middle of whatever is under way.
  await shop.kill('SIGKILL');
  await Promise.all(charge);

  shop = await startShop({ data, port });
  for (const acheteur of acheteurs) {
    const { confirmes, enSuspens } = acheteur;
    expect([confirmes, confirmes + 1]).toContain(await quantite(url, acheteur));
    await ajouter(url, acheteur, seul.id, enSuspens ?? '');
    await ajouter(url, acheteur, seul.id, enSuspens ?? '');
    expect(await quantite(url, acheteur)).toBe(confirmes + 1);
  }
});
