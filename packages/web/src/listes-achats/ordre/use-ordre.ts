/** Lines of a list moved by drag, by keys or by their menu. */
import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import type { ListeDetaillee } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { announce } from '../../ui/notice/announce.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { ActionsListe } from '../ecriture/use-ecrire-liste.ts';
import { glisserLignes, type Depot } from './glisser-lignes.ts';
import { apres, voisine, type Destination } from './voisine.ts';

type Sens = 'monter' | 'descendre';

interface Options {
  liste: ListeDetaillee;
  choisies: ReadonlySet<number>;
  readTout: () => Promise<ListeDetaillee | undefined>;
  /** Undefined: the list is only read. */
  actions: ActionsListe | undefined;
}

export function useOrdre({ liste, choisies, readTout, actions }: Options) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const zone = useRef<HTMLDivElement>(null);
  // A row that changes places loses the focus of its handle, which goes after it.
  const suivie = useRef<number>(undefined);
  useEffect(() => {
    if (suivie.current === undefined) return;
    const poignee = zone.current?.querySelector<HTMLElement>(
      `[data-ligne="${suivie.current}"] [data-poignee]`,
    );
    suivie.current = undefined;
    poignee?.focus();
  }, [liste.groupes]);
  // Rows are drawn once, whatever moves later: they keep this one function.
  const dernier = useRef<(ligneId: number, sens: Sens) => void>(undefined);
  const decalerStable = useCallback(
    (ligneId: number, sens: Sens) => dernier.current?.(ligneId, sens),
    [],
  );
  useEffect(() => {
    dernier.current = (ligneId, sens) => void decaler(ligneId, sens, false);
  });

  const aller = (ligneIds: readonly number[], vers: Destination) =>
    actions?.deplacer(ligneIds, { groupe: vers.groupe }, vers.avant);
  const decaler = async (ligneId: number, sens: Sens, isSuivie: boolean) => {
    let lue = liste;
    let vers = voisine(lue, ligneId, sens);
    if (vers === 'a-lire') {
      lue = (await readTout()) ?? lue;
      vers = voisine(lue, ligneId, sens);
    }
    if (!vers || vers === 'a-lire') return;
    if (isSuivie) suivie.current = ligneId;
    aller([ligneId], vers);
    announce(direPlace(lue, ligneId, vers));
  };
  const direPlace = (lue: ListeDetaillee, ligneId: number, vers: Destination) => {
    const ligne = lue.groupes.flatMap(({ lignes }) => lignes).find((l) => l.ligneId === ligneId);
    const autres = lue.groupes
      .flatMap(({ rang, lignes }) => lignes.map((l) => ({ rang, id: l.ligneId })))
      .filter(({ id }) => id !== ligneId);
    const dernier = autres.findLastIndex(({ rang }) => rang === vers.groupe) + 1;
    const place = vers.avant === null ? dernier : autres.findIndex(({ id }) => id === vers.avant);
    return t('ordre.deplacee', {
      reference: ligne?.article.reference ?? '',
      rang: formatNombre(locale, place + 1),
      total: formatNombre(locale, lue.nombreArticles),
    });
  };
  const deposer = async (ligneIds: readonly number[], { sur, cote }: Depot) => {
    const vers = depotOf(liste, sur, cote);
    const lue = vers === 'a-lire' ? await readTout() : undefined;
    const trouve = lue ? depotOf(lue, sur, cote) : vers;
    if (!trouve || trouve === 'a-lire') return;
    // Dropped before one of themselves: before the next that stays.
    const prises = new Set(ligneIds);
    const { lignes = [] } = (lue ?? liste).groupes.find(({ rang }) => rang === trouve.groupe) ?? {};
    const depuis = lignes.findIndex(({ ligneId }) => ligneId === trouve.avant);
    const avant =
      depuis < 0
        ? null
        : (lignes.slice(depuis).find(({ ligneId }) => !prises.has(ligneId))?.ligneId ?? null);
    aller(ligneIds, { groupe: trouve.groupe, avant });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const sens = { ArrowUp: 'monter', ArrowDown: 'descendre' } as const;
    const voulu = event.key in sens ? sens[event.key as keyof typeof sens] : undefined;
    const poignee = event.target instanceof Element && event.target.closest('[data-poignee]');
    const rangee = poignee ? poignee.closest<HTMLElement>('[data-ligne]') : null;
    if (!voulu || !rangee) return;
    event.preventDefault();
    void decaler(Number(rangee.dataset['ligne']), voulu, true);
  };
  if (!actions) return { zone, decaler: undefined, props: {} };
  return {
    zone,
    decaler: decalerStable,
    props: {
      ...glisserLignes({
        avecChoisies: (ligneId) =>
          choisies.has(ligneId)
            ? liste.groupes
                .flatMap(({ lignes }) => lignes.map((ligne) => ligne.ligneId))
                .filter((id) => choisies.has(id))
            : [ligneId],
        dire: (nombre) =>
          t('ordre.lignes', { count: nombre, nombre: formatNombre(locale, nombre) }),
        onDepot: (ligneIds, depot) => void deposer(ligneIds, depot),
      }),
      onKeyDown,
    },
  };
}

function depotOf(
  { groupes }: ListeDetaillee,
  sur: Depot['sur'],
  cote: Depot['cote'],
): Destination | 'a-lire' | undefined {
  if ('groupe' in sur) {
    const groupe = groupes.find(({ rang }) => rang === sur.groupe);
    return groupe && { groupe: groupe.rang, avant: groupe.lignes[0]?.ligneId ?? null };
  }
  const groupe = groupes.find(({ lignes }) => lignes.some((l) => l.ligneId === sur.ligneId));
  if (!groupe) return undefined;
  if (cote === 'avant') return { groupe: groupe.rang, avant: sur.ligneId };
  return apres(
    groupe,
    groupe.lignes.findIndex(({ ligneId }) => ligneId === sur.ligneId),
  );
}
