import { describe, expect, it } from '@jest/globals';
import { logoMaxPixels } from '@workboard/contracts';
import sharp from 'sharp';
import { companyProfiles } from './companies/profiles.js';
import { logoPng, logoSvg } from './logo.js';

const marks = companyProfiles.flatMap(({ logo }) => logo ?? []);

describe('logos', () => {
  it('belong to a good part of the companies, not to all', () => {
    expect(marks.length / companyProfiles.length).toBeGreaterThan(0.4);
    expect(marks.length / companyProfiles.length).toBeLessThan(0.75);
    expect(new Set(marks.map(logoSvg)).size).toBe(marks.length);
  });

  it('are drawn in the colours of the company alone', () => {
    for (const mark of marks) {
      expect(logoSvg(mark)).not.toMatch(/GROUND|ACCENT|FIGURE/);
    }
  });

  it('are square PNG files inside the limit of uploads', async () => {
    for (const mark of marks) {
      const { format, width, height } = await sharp(await logoPng(mark)).metadata();
      expect(format).toBe('png');
      expect(width).toBe(height);
      expect(width).toBeLessThanOrEqual(logoMaxPixels);
    }
  });
});
