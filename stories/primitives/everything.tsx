import { Avatar } from '../../src/ui/layout/Avatar.tsx'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Checkbox } from '../../src/ui/fields/Checkbox.tsx'
import { CodeField } from '../../src/ui/fields/CodeField.tsx'
import { Form } from '../../src/ui/fields/Form.tsx'
import { ProviderGlyph } from '../../src/ui/layout/icons.tsx'
import { Link } from '../../src/ui/actions/Link.tsx'
import { Notice } from '../../src/ui/feedback/Notice.tsx'
import { PasswordField } from '../../src/ui/fields/PasswordField.tsx'
import { Skeleton } from '../../src/ui/feedback/Skeleton.tsx'
import { Switch } from '../../src/ui/fields/Switch.tsx'
import { TextField } from '../../src/ui/fields/TextField.tsx'
import { Column, Stage } from './stage.tsx'

/** The texts of a password field. */
export const passwordTexts = {
  show: 'Show password',
  hide: 'Hide password',
  shown: 'Visible',
  hidden: 'Hidden',
  capsLock: 'Caps Lock is on',
}

/** Every primitive that is not a dialog, for the checks that apply to all of them. */
export const Everything = () => (
  <Stage>
    <Form aria-label="Everything" onSubmit={() => {}}>
      <Column>
        <Avatar name="Noor de Vries" />
        <Notice severity="error">Sorry! Something went wrong on our end.</Notice>
        <TextField
          label="Email"
          name="email"
          type="email"
          dir="ltr"
          hint="We never show it."
          error="Your email is invalid."
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          texts={passwordTexts}
        />
        <CodeField label="Verification code" name="code" />
        <Checkbox
          name="terms"
          label="I agree to the Terms of Service"
          detail={<Link href="/terms">Learn more</Link>}
        />
        <Switch name="secret" label="Keep this board secret" />
        <Button type="submit" fullWidth>
          Log in
        </Button>
        <Button variant="secondary" disabled>
          Edit
        </Button>
        <Button variant="provider" fullWidth leading={<ProviderGlyph letter="G" />}>
          Continue with Google
        </Button>
        <Button variant="link">Resend the code</Button>
        <Skeleton label="Loading" />
      </Column>
    </Form>
  </Stage>
)
