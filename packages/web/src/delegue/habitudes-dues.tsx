import { Plus, ShoppingCart } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import type { FicheClient } from '@comptoir/contract/delegue/comptes.contract.ts';
import { usePage } from '../page/page-context.ts';
import { useAjouterAuPanier } from '../panier/panier.public.ts';
import { Button } from '../ui/button/button.tsx';
import { FieldError } from '../ui/field/field.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';

interface HabitudesDuesProps {
  compteId: number;
  habitudes: FicheClient['habitudesDues'];
  /** The day dates are counted from. */
  jour: string;
}

/** What they buy regularly and should need again; who acts for them puts it into their basket. */
export function HabitudesDues({ compteId, habitudes, jour }: HabitudesDuesProps) {
  const t = useTexts('delegue');
  const tErreurs = useTexts('erreurs');
  const locale = useLocale();
  const { session } = usePage();
  const { ajouter, etat } = useAjouterAuPanier();
  if (habitudes.length === 0) return null;
  const isSien = session.utilisateur !== undefined && session.compte?.id === compteId;
  const lot = habitudes.map(({ articleId, quantite }) => ({ articleId, quantite }));
  return (
    <>
      <h4 className="mt-4 type-label">{t('fiche.habitudes', { count: habitudes.length })}</h4>
      <ul className="mt-1 divide-y divide-line">
        {habitudes.map(({ articleId, reference, libelle, dernierLe, quantite }) => (
          <li key={articleId} className="flex items-center gap-2 py-1.5 type-meta">
            <div className="min-w-0 flex-1">
              <span data-nom-article className="block text-pretty wrap-anywhere">
                {libelle}
              </span>
              <span className="type-caption text-text-2">
                <span className="type-ref">{reference}</span> ·{' '}
                {t('fiche.dernierAchat', { jour: jourDit(locale, dernierLe, jour) })} ·{' '}
                {t('fiche.usuelle', { quantite: formatNombre(locale, quantite) })}
              </span>
            </div>
            {isSien && (
              <IconButton
                icon={Plus}
                size="sm"
                label={t('fiche.ajouterUne', {
                  quantite: formatNombre(locale, quantite),
                  reference,
                })}
                disabled={etat.nom === 'envoi'}
                onClick={() => void ajouter([{ articleId, quantite, reference }])}
              />
            )}
          </li>
        ))}
      </ul>
      {isSien && habitudes.length > 1 && (
        <Button
          size="sm"
          icon={ShoppingCart}
          busy={etat.nom === 'envoi'}
          className="mt-2"
          onClick={() => void ajouter(lot)}
        >
          {t('fiche.ajouterToutes', { count: habitudes.length })}
        </Button>
      )}
      {etat.nom === 'echec' && (
        <div role="alert">
          <FieldError>{tErreurs(etat.code)}</FieldError>
        </div>
      )}
    </>
  );
}
