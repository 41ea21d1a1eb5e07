import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { FormulaireConnexion } from './formulaire-connexion.tsx';

/** Signing in over the page: what one was doing stays where it is. */
export default function ConnexionDialog({ data }: OverlayProps<'connexion'>) {
  const t = useTexts('identite');
  const locale = useLocale();
  return (
    <DialogFrame
      title={t('connexion.titre')}
      description={t('connexion.dialogue')}
      footerNote={
        <>
          {t('ouvrir.titre')}{' '}
          <Lien href={liens.creationDeCompte(locale)} className="text-link underline">
            {t('ouvrir.bouton')}
          </Lien>
        </>
      }
    >
      <FormulaireConnexion redirection={data.redirection} inDialog />
    </DialogFrame>
  );
}
