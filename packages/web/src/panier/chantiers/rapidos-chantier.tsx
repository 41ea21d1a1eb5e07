/** Made-to-measure projects of a chantier, each a block of its own. */
import { Trash2 } from 'lucide-react';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import {
  retirerRapidoProjet,
  type RapidoProjet,
} from '@comptoir/contract/panier/rapido-projets.contract.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { writePanier } from '../ecriture/write-panier.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';

export function RapidosChantier({ projets }: { projets: readonly RapidoProjet[] }) {
  const { ecrivain, mots } = useLignes();
  const { t, locale } = mots;
  const remove = (id: number) =>
    writePanier(ecrivain, {
      envoyer: (api, options) => api.call(retirerRapidoProjet, { params: { id } }, options),
    });
  return (
    <ul className="mt-4 flex flex-col gap-3">
      {projets.map(({ id, libelle, nombre, montantHT }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line-2 bg-sunk px-4 py-3"
        >
          <Badge tone="ink">{t('rapido.titre')}</Badge>
          <b className="min-w-0 flex-1 type-name">{libelle}</b>
          <span className="type-meta text-text-2">{t('rapido.elements', { count: nombre })}</span>
          <b className="min-w-24 text-right">
            {montantHT ? formatArgent(locale, montantHT) : t('rapido.aChiffrer')}
          </b>
          <IconButton
            icon={Trash2}
            size="sm"
            label={t('rapido.retirer', { nom: libelle })}
            onClick={() => void remove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
