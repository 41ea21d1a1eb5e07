import { useState, type FormEvent } from 'react';
import { changerRole } from '@comptoir/contract/identite/equipe.contract.ts';
import type { RoleCompte } from '@comptoir/contract/identite/regles.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { GestionEquipierProps } from './gestion.ts';
import { ROLES_SAISIS } from './roles-saisis.ts';
import { useChangement } from './use-changement.ts';

export function ChoixRole({ equipier, nom, onFait }: GestionEquipierProps) {
  const t = useTexts('identite');
  const failureText = useFailureText();
  const [role, setRole] = useState<RoleCompte>(equipier.role);
  const { id, version } = equipier;
  const envoi = useChangement(
    (api, choisi: RoleCompte) =>
      api.call(changerRole, { params: { id }, body: { role: choisi } }, { ifMatch: version }),
    ({ role: choisi }) =>
      onFait(t('equipe.roleChange', { nom, role: t(`equipe.roles.${choisi}`) })),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!envoi.isPending) envoi.mutate(role);
  };
  return (
    <form onSubmit={submit}>
      <RadioGroup
        label={t('equipe.role')}
        value={role}
        onChange={(valeur) =>
          setRole(ROLES_SAISIS.find((connu) => connu === valeur) ?? equipier.role)
        }
        options={ROLES_SAISIS.map((value) => ({
          value,
          label: t(`equipe.roles.${value}`),
          help: t(`equipe.rolesDetail.${value}`),
        }))}
      />
      {envoi.isError && (
        <Alert state="err" live className="mt-3">
          {failureText(envoi.error)}
        </Alert>
      )}
      {role !== equipier.role && (
        <Button type="submit" size="sm" kind="solid" busy={envoi.isPending} className="mt-3">
          {t('equipe.changerRole')}
        </Button>
      )}
    </form>
  );
}
