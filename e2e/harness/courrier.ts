/** Mails of the shop, as whoever tries it reads them at /_courrier. */
import { expect } from 'vitest';
import { BASE } from './browser.ts';

export interface CourrierLu {
  texte: string;
  /** The link it is about, as a path of the shop. */
  lien: string;
}

/** The newest mail to an address that speaks of this, once it is there. */
export async function attendreCourrier(email: string, sujet: RegExp): Promise<CourrierLu> {
  const find = async () => {
    const list = await read('/_courrier?langue=fr');
    const rows = [...list.matchAll(/<td>([^<]*)<\/td><td><a href="([^"]+)">([^<]*)<\/a>/g)];
    return rows.find(([, a, , objet]) => a?.includes(email) && sujet.test(plain(objet ?? '')))?.[2];
  };
  await expect.poll(find, { timeout: 15_000, interval: 200 }).toBeDefined();
  const texte = plain(await read((await find()) ?? ''));
  const link =
    /https?:\/\/[^\s"<]+(?:jeton=|mon-compte|connexion|devis-recu)[^\s"<]*/.exec(texte)?.[0] ?? '';
  const { pathname = '', search = '' } = link ? new URL(link) : {};
  return { texte, lien: pathname + search };
}

async function read(path: string): Promise<string> {
  const answer = await fetch(BASE + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.text();
}

function plain(html: string): string {
  return html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}
