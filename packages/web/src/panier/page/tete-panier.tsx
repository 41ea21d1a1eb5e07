/** Title, order or quote, and what is done with the basket as a whole. */
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import {
  Download,
  Ellipsis,
  ListPlus,
  Printer,
  ReceiptText,
  SquareCheck,
  Tag,
  Trash2,
  Upload,
} from 'lucide-react';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { latePart } from '../../loading/late-part.tsx';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu, type MenuItem } from '../../ui/button/menu.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { remettreChantiers, vider } from '../ecriture/modifier-chantiers.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';
import { lignesOf } from '../panier.queries.ts';
import { ChoixType } from './choix-type.tsx';
import { useImprimer } from '../suite/use-imprimer.ts';

const importPanier = latePart({ load: () => import('../import/import-panier.tsx') });

interface Props {
  panier: Panier;
  /** On a phone: lines show their boxes. */
  isSelecting: boolean;
  onSelecting: () => void;
}

export function TetePanier({ panier, isSelecting, onSelecting }: Props) {
  const { mots, isConnecte, isDelegue, ajouterAListe, entier } = useLignes();
  const { t } = mots;
  const [isImporting, setIsImporting] = useState(false);
  const videur = useVider(panier);
  const imprimer = useImprimer(panier);
  const deviser = useDeviser();
  const onImporter = () => setIsImporting(!isImporting);
  const enregistrer = async () => {
    const tout = await entier();
    if (tout) ajouterAListe(lignesOf(tout), tout.chantiers);
  };
  const autres: MenuItem[] = [
    { label: t('tete.selectionner'), icon: SquareCheck, onSelect: onSelecting },
    { label: t('tete.exporter'), icon: Download, onSelect: exporter },
    { label: t('tete.etiquettes'), icon: Tag, onSelect: etiqueter },
    ...(isConnecte
      ? [{ label: t('tete.liste'), icon: ListPlus, onSelect: () => void enregistrer() }]
      : []),
    ...(isConnecte && !isDelegue && panier.nombreArticles > 0
      ? [{ label: t('tete.devisClient'), icon: ReceiptText, onSelect: deviser }]
      : []),
    { label: t('tete.imprimer'), icon: Printer, onSelect: imprimer },
    { label: t('tete.vider'), icon: Trash2, danger: true, onSelect: videur },
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="type-h1 max-sm:sr-only">{t('pages.panier.titre')}</h1>
        <ChoixType panier={panier} />
        <div className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
          <Button
            icon={Upload}
            aria-expanded={isImporting}
            onClick={onImporter}
            className="max-sm:px-3"
          >
            <span className="max-sm:sr-only">{t('tete.importer')}</span>
          </Button>
          <Button icon={Download} onClick={exporter} className="max-xl:hidden">
            {t('tete.exporter')}
          </Button>
          {isConnecte && (
            <Button icon={ListPlus} onClick={() => void enregistrer()} className="max-xl:hidden">
              {t('tete.liste')}
            </Button>
          )}
          <Menu
            label={t('tete.autres')}
            trigger={<Ellipsis size={20} aria-hidden />}
            triggerClassName={buttonClass({ square: true })}
            items={autres}
          />
        </div>
      </div>
      {isSelecting && (
        <p className="mt-3 sm:hidden">
          <Button size="sm" onClick={onSelecting}>
            {t('tete.finSelection')}
          </Button>
        </p>
      )}
      {isImporting && (
        <importPanier.Part
          onClose={() => setIsImporting(false)}
          fallback={<div className="mt-4 h-60 rounded-card border" />}
        />
      )}
    </>
  );
}

const exporter = () => openOverlay('export-panier', {});
const etiqueter = () => openOverlay('impression-etiquettes', {});

/** What is in the basket as a quote for a customer of the buyer; the basket stays as it is. */
function useDeviser(): () => void {
  const router = useRouter();
  const failureText = useFailureText();
  const begin = async () => {
    try {
      const { commencerDevis } = await import('../../devis-clientele/commencer-devis.public.ts');
      await commencerDevis(router, { source: 'panier' });
    } catch (error) {
      showToast({ title: failureText(error) });
    }
  };
  return () => void begin();
}

function useVider(panier: Panier): () => void {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const t = useTexts('panier');
  const tErreurs = useTexts('erreurs');
  const { entier } = useLignes();
  const empty = async () => {
    const ecrivain = { api, locale, queryClient };
    // With all its lines: they can be put back.
    const tout = (await entier()) ?? panier;
    const { chantiers, nombreArticles } = tout;
    const resultat = await vider(ecrivain, tout);
    if (!resultat.ok) {
      showToast({ title: tErreurs(resultat.echec.code) });
      return;
    }
    showToast({
      kind: 'snackbar-success',
      title: t('vide.fait'),
      detail: t('chantier.lignes', { count: nombreArticles }),
      icon: Trash2,
      action: { label: t('annuler'), run: () => void remettreChantiers(ecrivain, chantiers) },
    });
  };
  return () => void empty();
}
