/** What a buyer opens in the morning, for a company with 10,000 orders and 100,000 lines. */
import type { Shop } from '../../e2e/harness/shop.ts';
import type { GrandCompte } from '../grand-compte.ts';
import { measureLoad } from '../measured.ts';
import type { Row } from '../report.ts';

const SECONDS = { warmUp: 1, seconds: 4 };

const PAGES = [
  ['dashboard', '/api/tableau-de-bord?pour=societe', '"depenses":', 60],
  ['dashboard, by person', '/api/tableau-de-bord?pour=societe&par=personne', '"depenses":', 60],
  ['dashboard, by category', '/api/tableau-de-bord?pour=societe&par=categorie', '"depenses":', 60],
  ['habits', '/api/habitudes-achats', '"total":', 50],
  ['net prices', '/api/prix-negocies', '"total":', 30],
  ['discounts', '/api/conditions-tarifaires', '"total":', 30],
] as const;

export async function tableauDeBordRows(shop: Shop, { acheteur }: GrandCompte): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [nom, path, mot, bar] of PAGES) {
    const measured = await measureLoad(
      shop,
      {
        connections: 1,
        next: () => ({ path, headers: acheteur.headers }),
        check: (status, body) => status === 200 && body.includes(mot),
      },
      SECONDS,
    );
    rows.push({
      name: `100,000 order lines, ${nom}`,
      value: measured.p95,
      unit: 'ms p95',
      bar,
      ...measured,
    });
  }
  return rows;
}
