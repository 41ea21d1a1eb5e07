import { Phone, Store, Zap } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { LinkRows } from '../cadre/link-rows.tsx';
import { PageSearch } from '../cadre/page-search.tsx';
import { usePage } from '../page-context.ts';
import { pageTexts } from '../page-head.ts';
import { useLocaleTexts, useTexts } from '../use-texts.ts';
import { ListingFrame } from './listing-frame.tsx';
import {
  DrawersSkeleton,
  FacetsSkeleton,
  ListingSkeleton,
  ToolbarSkeleton,
} from './listing-skeleton.tsx';

/** A node whose articles are still to come: what will stand here, what to do now, the empty shelf. */
export default function NoeudPage() {
  const pageWords = useLocaleTexts();
  const { route } = usePage();
  if (!route) return null;
  const { titre, attente } = pageTexts(pageWords, route);
  return (
    <ListingFrame
      title={titre}
      intro={attente}
      above={<EnAttendant />}
      drawers={<DrawersSkeleton loading={false} />}
      facets={<FacetsSkeleton loading={false} />}
      toolbar={<ToolbarSkeleton loading={false} />}
    >
      <ListingSkeleton loading={false} />
    </ListingFrame>
  );
}

/** The ways to an article while the shelf is empty, then the words that present it as a preview. */
function EnAttendant() {
  const t = useTexts('catalogue');
  const tCadre = useTexts('cadre');
  const { locale } = usePage();
  const search = tCadre('attente.chercher');
  const rows = [
    {
      icon: Zap,
      libelle: tCadre('achatRapide'),
      detail: tCadre('attente.achatRapideDetail'),
      href: liens.achatRapide(locale),
    },
    {
      icon: Store,
      libelle: tCadre('liens.trouverUnMagasin'),
      detail: t('noeud.magasinDetail'),
      href: liens.magasins(locale),
    },
    {
      icon: Phone,
      libelle: tCadre('attente.contact'),
      detail: enseigne.contact.telephone.libelle,
      href: liens.contact(locale),
    },
  ];
  return (
    <>
      <div className="mt-6 grid gap-x-16 gap-y-8 border-t-2 border-text pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,41rem)]">
        <section>
          <h2 className="mb-4 type-h2">{search}</h2>
          <PageSearch label={search} />
        </section>
        <LinkRows title={tCadre('attente.enAttendant')} rows={rows} />
      </div>
      <div className="mt-10 lg:mt-12">
        <h2 className="type-h2">{t('noeud.apercu')}</h2>
        <p className="mt-1 type-body text-text-2">{t('noeud.apercuDetail')}</p>
      </div>
    </>
  );
}
