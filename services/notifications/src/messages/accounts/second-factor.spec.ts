import { describe, expect, it } from '@jest/globals';
import { secondFactorNews } from '@workboard/contracts';
import { secondFactorMail } from './second-factor.js';
import { renderText } from '../../layout/render-text.js';
import type { Site } from '../../layout/mail.js';

const site = { name: 'PNG Workboard', publicUrl: 'https://jobs.example', email: 'hello@jobs.example' } as Site;

describe('mails about the second factor', () => {
  it.each(secondFactorNews)('say once what to do if it was somebody else: %s', (news) => {
    const mail = secondFactorMail({ firstName: 'Mere', site, news, codesLeft: 2, when: 'Monday at 9 am' });
    const body = renderText(mail, site);
    expect(body.match(/If this was not you/g)).toHaveLength(1);
    expect(body).toContain('/forgot-password');
  });
});
