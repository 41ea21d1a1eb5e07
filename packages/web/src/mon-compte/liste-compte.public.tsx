/** A list of the account: its filters, its rows by page, and what stands there without any. */
import type { ReactNode } from 'react';
import { Search } from 'lucide-react';
import { Lien } from '../page/lien.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { Pagination } from '../ui/table/pagination.tsx';
import { useTexts } from '../words/use-texts.ts';

interface Props {
  page: number;
  parPage: number;
  total: number;
  /** What is shown is that of the address before. */
  isBusy: boolean;
  isFiltree: boolean;
  hrefOf: (page: number | undefined) => string;
  filtres: ReactNode;
  /** Instead of all of it, before there was ever one. */
  vide: ReactNode;
  /** The filters let none through. */
  sansResultat: { titre: string; texte: string; href: string };
  children: ReactNode;
}

export function ListeCompte(props: Props) {
  const { page, parPage, total, isBusy, isFiltree, hrefOf, filtres, vide, sansResultat } = props;
  const t = useTexts('mon-compte');
  if (total === 0 && !isFiltree) return vide;
  return (
    <div aria-busy={isBusy || undefined}>
      {filtres}
      {total === 0 ? (
        <EmptyState
          icon={Search}
          title={sansResultat.titre}
          actions={
            <Lien href={sansResultat.href} className={buttonClass()}>
              {t('filtres.sansResultat')}
            </Lien>
          }
        >
          {sansResultat.texte}
        </EmptyState>
      ) : (
        <div className="mt-4 flex flex-col gap-4">
          {props.children}
          <Pagination
            page={page}
            pageSize={parPage}
            total={total}
            hrefOf={(autre) => hrefOf(autre > 1 ? autre : undefined)}
          />
        </div>
      )}
    </div>
  );
}
