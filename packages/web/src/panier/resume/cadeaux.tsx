/** Gifts the basket earns, after its lines. */
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Goodie } from '@comptoir/contract/panier/goodies.contract.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { ImageArticle } from '../../articles/articles.public.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLignes } from '../lignes/contexte-lignes.ts';
import { goodiesQuery } from '../panier.queries.ts';

export function Cadeaux({ panier }: { panier: Panier }) {
  const { ecrivain, mots } = useLignes();
  const { data: goodies } = useQuery({
    ...goodiesQuery(ecrivain),
    enabled: panier.promotions.some(({ goodie }) => goodie),
  });
  if (!goodies?.length) return null;
  return (
    <section aria-labelledby={TITRE_ID} className="mt-8">
      <h2 id={TITRE_ID} className="border-b-2 border-text pb-3 type-h2">
        {mots.t('cadeaux.titre')}
      </h2>
      <ul>
        {goodies.map((goodie) => (
          <Cadeau key={goodie.id} goodie={goodie} />
        ))}
      </ul>
    </section>
  );
}

const TITRE_ID = 'panier-cadeaux';

function Cadeau({ goodie }: { goodie: Goodie }) {
  const { t, locale } = useLignes().mots;
  const { id, libelle, image, quantite, promotions, avecVariantes, variante, refuse } = goodie;
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-2 border-b py-2.5">
      <ImageArticle image={image} slot="rangee" alt="" className="size-14 sm:ml-8.5" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 type-name">
          {libelle}
          {refuse ? (
            <Badge tone="neutral">{t('cadeaux.refuse')}</Badge>
          ) : (
            <Badge tone="ok">
              <Gift size={12} aria-hidden />
              {t('cadeaux.offert')}
            </Badge>
          )}
        </p>
        <p className="type-meta text-text-2">{promotions.join(', ')}</p>
      </div>
      {avecVariantes && (
        <Button
          size="sm"
          kind={variante || refuse ? 'outline' : 'solid'}
          onClick={() => openOverlay('variantes-goodies', { goodieId: id })}
        >
          {variante
            ? t('cadeaux.variante', { variante: variante.libelle })
            : t(refuse ? 'cadeaux.reprendre' : 'cadeaux.choisir')}
        </Button>
      )}
      {/* Under the quantities of the lines. */}
      <span className="w-16 text-center font-[640] sm:mr-36 sm:w-25.5 min-[90rem]:mr-39">
        {formatNombre(locale, refuse ? 0 : quantite)}
      </span>
    </li>
  );
}
