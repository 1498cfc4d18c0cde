const decode = (base64: string): Uint8Array => Uint8Array.from(Buffer.from(base64, 'base64'));

/** A plum-coloured picture of 48 by 16 pixels. */
export const pngPicture = decode(
  [
    'iVBORw0KGgoAAAANSUhEUgAAADAAAAAQEAIAAACPXLelAAABsElEQVRYw2OsqtLTi41lGAU4ANNAO2Cwg9EAIgBYBtj682x/WZfo',
    'zfV0sDhu9SD6o3udpJx6pdyM549utj/KOKawlG9n06Xk7QdPWP4x/MX8O4b+LmQcqDJIYLvEJmGV0l07GfrTGEQY5BkkcCp9y/CI',
    '4WW3q/u/wpkfPF/4v71DT3cOQBZjOcv2k2VR6Zad3/vjCQQNBAgzyDGIl27Z+b0/juUs20+WhcM8gPSWefpZXmSQYtBgkCdBmxSD',
    'JoOC3nJPf8vL9HTtAASQ1Y3oZ+6lZOq9Hv3UvYSerh2AAJJUUq+Xm0umXiv1JXK76OnaAQig509v9jzKJlPv1ZsljyLo6doBCKBj',
    '4kv/7ywnU6/I0t87i+np2gEIoEsZ20+csGP4wfCF4TsJ2l4zPGB4fil++47jJvR07QAE0B/9X4y/o7tN3Z8WtjI8Y7jO8ICAhu8M',
    'nxi+dju4fyuc/Mf4F8efeHq6dsBa0h/8XoS9fVSfaPojSU5vtWeo5TWrm9Ev3Msk1dRb5RY9f3FzwqO8YzxL3+3MupSy/fBxqz8B',
    'v1j/PKG/OwesJT1UwGhnlQAAAJ5SlyqHQ9f9AAAAAElFTkSuQmCC',
  ].join(''),
);

/** The same picture as JPEG. */
export const jpegPicture = decode(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYn',
    'KSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo',
    'KCgoKCgoKCj/wAARCAAQADADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAcF/8QAJBAAAgAFBAIDAQAAAAAAAAAAAQID',
    'BAURIQAHEjEGExUiMkH/xAAWAQEBAQAAAAAAAAAAAAAAAAAEAwb/xAAcEQABAwUAAAAAAAAAAAAAAAAAAQIRAxITMmH/2gAMAwEA',
    'AhEDEQA/AJvppppppyhbTbcP5vFmpiammlKbKsqMyLd4jnPFb4Fhkk37GDfGnuvtSviNNWq0mcjTVP8AYIcWHGUeyFfpuQABBOOh',
    'Ykd3w2T3Gk/EUnKbWljfHzMQRkiwl5ep7ANyHZBAXIyOPRvjX3m3SplfoTUPx4xo0KLEVpiZdCisqm4VQft+gDcgWt/b4lLruAXO',
    'r54TUiemmmqjj//Z',
  ].join(''),
);
