import { describe, expect, it } from '@jest/globals';
import { isFreeMail, offSiteContacts } from './contact-rules.js';
import { comparedLetters, likeness, sketchOf } from './sketch.js';

const ad =
  'We need a heavy diesel fitter for our workshop in Lae who keeps trucks, loaders and generators running. You have a trade certificate, five years with Caterpillar engines and a class four licence. We offer housing, a ticket home once a year and training in our own school. Shifts of ten hours, six days a week, overtime is paid.';
const other =
  'The school in Goroka looks for a teacher of mathematics for grades nine to twelve who also helps with sport in the afternoon. You are registered, have taught for three years and speak Tok Pisin. A house on the school grounds goes with the post, and leave fares for the family are met each second year by the diocese.';

describe('texts of ads', () => {
  it('are alike when little was changed', () => {
    expect(likeness(sketchOf([ad]), sketchOf([ad.toUpperCase().replaceAll(',', ' –')]))).toBe(1);
    expect(likeness(sketchOf([ad]), sketchOf([`URGENT! ${ad.replace('Lae', 'Madang')} Apply now.`]))).toBeGreaterThan(
      0.6,
    );
  });

  it('are not alike when they say other things', () => {
    expect(likeness(sketchOf([ad]), sketchOf([other]))).toBe(0);
  });

  it('of a few words are compared with nothing', () => {
    expect(sketchOf(['Keeps the trucks of the mine running.'])).toEqual([]);
  });
});

describe('sketches', () => {
  it('stay comparable with those that are kept', () => {
    expect(sketchOf([ad]).slice(0, 3)).toEqual([-2093640998, -2053372211, -1968067890]);
  });

  it('of endless texts cost no more than those of long ones', () => {
    const long = Array.from({ length: comparedLetters / 4 }, (_, nth) => `${nth} word`).join(' ');
    expect(sketchOf([long])).toEqual(sketchOf([long.slice(0, comparedLetters), 'and more words of another kind']));
  });
});

describe('contacts in ads', () => {
  it.each(['Apply at bit.ly/jobs', 'Contact us on WhatsApp only: 7123 4567', 'Join https://t.me/pngjobs'])(
    '%s',
    (text) => {
      expect(offSiteContacts([text])).toEqual([text]);
    },
  );
  it.each(['Call our office at 325 1234.', 'Do not contact us by WhatsApp.', 'Manages our WhatsApp channel.'])(
    'nothing is found in: %s',
    (text) => {
      expect(offSiteContacts([text])).toEqual([]);
    },
  );
  it('know free mail services', () => {
    expect(isFreeMail('hr@gmail.com')).toBe(true);
    expect(isFreeMail('hr@kumul.com.pg') || isFreeMail(null)).toBe(false);
  });
});
