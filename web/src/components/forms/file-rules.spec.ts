import { describe, expect, it } from '@jest/globals';
import { checkFile, logoProblem } from './file-rules.js';

const file = (type: string, size = 10) => new File([new Uint8Array(size)], 'file', { type });

describe('file rules', () => {
  it('take only PDF as a resume and only images as a logo', async () => {
    expect(await checkFile(file('image/png'), 'resume')).toEqual({
      title: 'Invalid file type',
      text: 'Please select a PDF file for resume upload',
    });
    expect(await checkFile(file('application/pdf'), 'logo')).toEqual({
      title: 'Invalid file type',
      text: 'Please select an image file for logo upload',
    });
    expect(await checkFile(file('application/pdf'), 'resume')).toBeNull();
  });

  it('refuse 10 MB and more', async () => {
    expect(await checkFile(file('application/pdf', 10 * 1024 * 1024), 'resume')).toMatchObject({
      title: 'File too large',
    });
  });

  it('want logos roughly square and at most 500 pixels', () => {
    expect(logoProblem({ width: 400, height: 290 })?.text).toBe(
      'Logo must be roughly square. Current: 400x290px. Maximum difference: 100px',
    );
    expect(logoProblem({ width: 501, height: 480 })?.text).toBe('Logo must be 500x500px or smaller');
    expect(logoProblem({ width: 500, height: 400 })).toBeNull();
  });
});
