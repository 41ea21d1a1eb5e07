/** The whole tree, one level at a time: two taps to any family, counts everywhere. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Lien } from '../page/lien.tsx';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { DrawerFrame } from '../ui/section/drawer-frame.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { idsOuvrables, readBranche, type Branche } from './branche.ts';
import { arbreQuery, lienNoeud } from './catalogue.public.ts';

const PROFONDEUR = 5;
const ROW =
  'flex min-h-12 w-full items-center gap-3 px-4 text-left -outline-offset-2 hover:bg-sunk sm:min-h-11 sm:px-6 pointer-coarse:min-h-12';

export default function ArbreCategoriesDrawer({ data, close }: OverlayProps<'arbre-categories'>) {
  const t = useTexts('catalogue');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const arbre = useQuery(arbreQuery({ api, locale }, PROFONDEUR));
  const [id, setId] = useState<number | null>(data?.noeudId ?? null);
  const noeuds = arbre.data?.noeuds ?? [];
  const branche = readBranche(noeuds, id);
  const parent = noeuds.find((noeud) => noeud.id === branche.parentId);
  return (
    <DrawerFrame
      title={branche.noeud?.libelle ?? t('noeud.toutesCategories')}
      flush
      tall
      toolbar={
        branche.noeud && (
          <Button
            kind="quiet"
            size="sm"
            icon={ChevronLeft}
            className="-ml-3"
            onClick={() => setId(branche.parentId)}
          >
            {parent?.libelle ?? t('noeud.toutesCategories')}
          </Button>
        )
      }
    >
      {arbre.isError ? (
        <Alert
          state="err"
          live
          className="m-4"
          action={
            <Button size="sm" onClick={() => void arbre.refetch()}>
              {t('noeud.reessayer')}
            </Button>
          }
        >
          {t('noeud.echec')}
        </Alert>
      ) : arbre.data ? (
        <Niveau
          key={branche.noeud?.id ?? 0}
          branche={branche}
          ouvrables={idsOuvrables(noeuds)}
          isMoved={id !== (data?.noeudId ?? null)}
          onOpen={setId}
          onFollow={close}
        />
      ) : (
        <Skeleton className="m-4 h-96" />
      )}
    </DrawerFrame>
  );
}

interface NiveauProps {
  branche: Branche;
  ouvrables: ReadonlySet<number>;
  /** One came here from another level: the keyboard goes on from the first row. */
  isMoved: boolean;
  onOpen: (id: number) => void;
  onFollow: () => void;
}

function Niveau({ branche, ouvrables, isMoved, onOpen, onFollow }: NiveauProps) {
  const t = useTexts('catalogue');
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isMoved) list.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isMoved]);
  const { noeud, enfants } = branche;
  const count = (compte: Noeud) => (
    <span className="type-meta text-text-2">{formatNombre(locale, compte.nombre)}</span>
  );
  return (
    <ul ref={list}>
      {noeud && (
        <li className="border-b">
          <Lien
            href={lienNoeud(locale, noeud)}
            onClick={onFollow}
            className={`${ROW} type-name text-link`}
          >
            <span className="flex-1">{t('noeud.toutVoir', { libelle: noeud.libelle })}</span>
            {count(noeud)}
          </Lien>
        </li>
      )}
      {enfants.map((enfant) => (
        <li key={enfant.id} className="border-b">
          {ouvrables.has(enfant.id) ? (
            <button type="button" onClick={() => onOpen(enfant.id)} className={`${ROW} type-name`}>
              <span className="flex-1">{enfant.libelle}</span>
              {count(enfant)}
              <ChevronRight size={16} aria-hidden />
            </button>
          ) : (
            <Lien
              href={lienNoeud(locale, enfant)}
              onClick={onFollow}
              className={`${ROW} type-body`}
            >
              <span className="flex-1">{enfant.libelle}</span>
              {count(enfant)}
              <span className="w-4" />
            </Lien>
          )}
        </li>
      ))}
    </ul>
  );
}
