/** What can be done with the lines chosen, all at once. */
import { Download, FolderInput, ListPlus, Tag, Trash2, X, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { sumMontants } from '@comptoir/contract/argent.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { lignesOf } from '../panier.queries.ts';
import { useLignes } from './contexte-lignes.ts';
import { effacerSelection, garderSelection, useSelection } from './selection.ts';

export function BarreSelection({ panier }: { panier: Panier }) {
  const selection = useSelection();
  const { mots, retirer, choisirChantier, ajouterAListe, isConnecte } = useLignes();
  const { t, locale } = mots;
  useEffect(() => {
    garderSelection(new Set(lignesOf(panier).map(({ ligneId }) => ligneId)));
  }, [panier]);
  if (selection.size === 0) return null;
  const choisies = lignesOf(panier).filter(({ ligneId }) => selection.has(ligneId));
  const ligneIds = choisies.map(({ ligneId }) => ligneId);
  const total = sumMontants(
    choisies.flatMap(({ montantHT }) => montantHT ?? []),
    panier.tarif.devise,
  );
  return (
    <section
      aria-label={t('selection.titre')}
      className="sticky top-(--header-height,0px) z-20 mb-1 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-link bg-sel py-1 pr-1 pl-3 max-sm:-mx-2 print:hidden"
    >
      <p aria-live="polite" className="flex-auto whitespace-nowrap">
        <b className="type-label">{t('selection.nombre', { count: choisies.length })}</b>
        <span className="ml-3 type-meta text-text-2">
          {t('selection.montant', { montant: formatArgent(locale, total) })}
        </span>
      </p>
      <div className="flex flex-wrap items-center max-sm:-ml-3 max-sm:grow max-sm:justify-between">
        <Action
          icon={FolderInput}
          label={t('selection.deplacer')}
          onClick={(anchor) => choisirChantier(anchor, ligneIds)}
        />
        {isConnecte && (
          <Action
            icon={ListPlus}
            label={t('selection.liste')}
            onClick={() => ajouterAListe(choisies)}
          />
        )}
        <Action
          icon={Tag}
          label={t('selection.etiquettes')}
          onClick={() => openOverlay('impression-etiquettes', { ligneIds })}
        />
        <Action
          icon={Download}
          label={t('selection.exporter')}
          onClick={() => openOverlay('export-panier', { ligneIds })}
        />
        <Action icon={Trash2} label={t('selection.retirer')} onClick={() => retirer(choisies)} />
        <IconButton icon={X} size="sm" label={t('selection.effacer')} onClick={effacerSelection} />
      </div>
    </section>
  );
}

interface ActionProps {
  icon: LucideIcon;
  label: string;
  onClick: (anchor: HTMLElement) => void;
}

function Action({ icon: Icon, label, onClick }: ActionProps) {
  return (
    <button
      type="button"
      onClick={(event) => onClick(event.currentTarget)}
      className="flex min-h-9 items-center gap-1.5 rounded-control px-2 type-meta font-[560] text-link hover:bg-bg max-sm:min-h-11 max-sm:px-3 pointer-coarse:min-h-11"
    >
      <Icon size={16} aria-hidden className="max-sm:size-5" />
      <span className="max-sm:sr-only">{label}</span>
    </button>
  );
}

/** Heads of the columns; each cell says its own to who cannot see them. */
export function TetesColonnes({ panier }: { panier: Panier }) {
  const { mots, fixes, choisirTout } = useLignes();
  const selection = useSelection();
  const { t } = mots;
  const { nombreArticles } = panier;
  const choisies = lignesOf(panier).filter(({ ligneId }) => selection.has(ligneId)).length;
  return (
    <div className="colonnes-panier type-head text-text-2 max-sm:hidden">
      <Checkbox
        hideLabel
        label={t('selection.toutes')}
        checked={choisies === nombreArticles}
        indeterminate={choisies > 0 && choisies < nombreArticles}
        onChange={() => choisirTout()}
      />
      <span aria-hidden />
      <span aria-hidden>{t('colonnes.article')}</span>
      <span aria-hidden className="max-xl:hidden">
        {t('colonnes.disponibilite')}
      </span>
      <span aria-hidden className="text-right">
        {fixes.net}
      </span>
      <span aria-hidden className="text-center">
        {t('colonnes.quantite')}
      </span>
      <span aria-hidden className="text-right">
        {fixes.total}
      </span>
      <span aria-hidden />
    </div>
  );
}
