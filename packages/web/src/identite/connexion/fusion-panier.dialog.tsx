import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { ChoixPanier } from '@comptoir/contract/identite/connexion.contract.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { useLocale, useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { LigneChoix } from './ligne-choix.tsx';
import { useChoix } from './use-choix.ts';

/** A basket was filled before signing in, and the person's own had lines: what becomes of both. */
export default function FusionPanierDialog({ data }: OverlayProps<'fusion-panier'>) {
  const t = useTexts('identite');
  const { choisi, erreur, choisir } = useChoix(data, (panier: ChoixPanier) => ({ panier }));
  const locale = useLocale();
  const dire = (de: 'visiteur' | 'compte') =>
    t('fusion.panier', {
      lignes: t('fusion.lignes', { count: data.lignes[de] }),
      total: formatArgent(locale, data.totaux[de]),
    });
  return (
    <DialogFrame
      title={t('fusion.titre')}
      description={t('fusion.texte')}
      footerNote={t('fusion.garantie')}
      flush
    >
      {erreur && (
        <Alert state="err" live className="m-4 sm:mx-6">
          {erreur}
        </Alert>
      )}
      <ul className="divide-y divide-line">
        {choixPossibles(t, dire).map(({ choix, titre, detail }, rang) => (
          <LigneChoix
            key={choix}
            titre={titre}
            detail={detail}
            busy={choisi === choix}
            isFirst={rang === 0}
            onChoose={() => choisir(choix)}
          />
        ))}
      </ul>
    </DialogFrame>
  );
}

interface ChoixPropose {
  choix: ChoixPanier;
  titre: string;
  detail: string;
}

/** First the one by which everything stays in the basket. */
function choixPossibles(
  t: TranslateOf<'identite'>,
  dire: (de: 'visiteur' | 'compte') => string,
): ChoixPropose[] {
  const lignes = { visiteur: dire('visiteur'), compte: dire('compte') };
  return [
    {
      choix: 'fusionner',
      titre: t('fusion.fusionner.titre'),
      detail: t('fusion.fusionner.detail', lignes),
    },
    {
      choix: 'remplacer',
      titre: t('fusion.remplacer.titre', { lignes: lignes.visiteur }),
      detail: t('fusion.remplacer.detail', { lignes: lignes.compte }),
    },
    {
      choix: 'garder',
      titre: t('fusion.garder.titre', { lignes: lignes.compte }),
      detail: t('fusion.garder.detail', { lignes: lignes.visiteur }),
    },
  ];
}
