import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { Badge } from '../ui/notice/badge.tsx';
import { DrawerFrame } from '../ui/section/drawer-frame.tsx';
import { useTexts } from '../words/use-texts.ts';
import { PictogrammeSigne } from './pictogramme-signe.tsx';
import { produitQuery } from './produits.queries.ts';

export default function PictogrammesDrawer({ data }: OverlayProps<'pictogrammes'>) {
  const t = useTexts('produits');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data: produit } = useQuery(produitQuery({ api, locale }, data.produitId));
  return (
    <DrawerFrame title={t('pictogrammes.titre')} description={produit?.nom} flush>
      <ul>
        {produit?.pictogrammes.map((pictogramme) => (
          <li key={pictogramme.code} className="flex gap-4 border-b border-line px-4 py-4 sm:px-6">
            <PictogrammeSigne {...pictogramme} />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 type-name">
                {pictogramme.libelle}
                <Badge tone={pictogramme.type === 'danger' ? 'warn' : 'neutral'}>
                  {t(`pictogrammes.type.${pictogramme.type}`)}
                </Badge>
              </p>
              <p className="mt-1 text-text-2">{pictogramme.explication}</p>
            </div>
          </li>
        ))}
      </ul>
    </DrawerFrame>
  );
}
