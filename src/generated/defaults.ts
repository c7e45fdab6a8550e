/* Made by `npm run generate` from schemas/. Do not edit. */
import type { Shape } from '../lib/fill.ts';
import type { Surface } from '../lib/surface.ts';

/** Alone, because browsers fill in the settings that a page leaves out. */
export const settingsShape: Shape = {
  "defaults": {
    "otp": {
      "enabled": false
    },
    "ajaxUrl": "/wp-admin/admin-ajax.php",
    "projectUrl": "/wp-json/wk/v1/project",
    "actions": {
      "sendOtp": "send_otp",
      "verifyOtp": "verify_otp",
      "cancelOtp": "cancel_otp"
    },
    "form": {
      "action": "/wp-admin/admin-post.php",
      "method": "post"
    },
    "leadsSubmissionForm": 0,
    "customCopyLeads": {
      "enabled": false,
      "title": "",
      "subtitle": ""
    },
    "overwriteWhatsapp": {
      "enabled": false,
      "link": ""
    },
    "brochureUrl": "",
    "whatsappMessage": "Halo, saya [sender_name]. Saya tertarik dengan [project_name]. Mohon informasi lebih lanjut.",
    "trackerDestination": "microsite",
    "environmentType": "production",
    "analytics": {
      "productionId": "",
      "stagingId": "",
      "productionContainerId": "",
      "stagingContainerId": "",
      "consent": "off",
      "tags": [],
      "generateLead": true
    },
    "consent": {
      "enabled": false,
      "required": true,
      "text": "Saya setuju data saya digunakan untuk menghubungi saya mengenai proyek ini.",
      "version": "1",
      "policyUrl": ""
    },
    "lightbox": {
      "counter": true,
      "fullscreen": true,
      "zoom": true,
      "share": true,
      "titleSource": "title",
      "descriptionSource": "description"
    },
    "copy": {}
  },
  "objects": {
    "otp": {
      "defaults": {
        "enabled": false
      }
    },
    "actions": {
      "defaults": {
        "sendOtp": "send_otp",
        "verifyOtp": "verify_otp",
        "cancelOtp": "cancel_otp"
      }
    },
    "form": {
      "defaults": {
        "action": "/wp-admin/admin-post.php",
        "method": "post",
        "localNumbers": "refuse"
      }
    },
    "customCopyLeads": {
      "defaults": {
        "enabled": false,
        "title": "",
        "subtitle": ""
      }
    },
    "overwriteWhatsapp": {
      "defaults": {
        "enabled": false,
        "link": ""
      }
    },
    "analytics": {
      "defaults": {
        "productionId": "",
        "stagingId": "",
        "productionContainerId": "",
        "stagingContainerId": "",
        "consent": "off",
        "tags": [],
        "generateLead": true
      }
    },
    "consent": {
      "defaults": {
        "enabled": false,
        "required": true,
        "text": "Saya setuju data saya digunakan untuk menghubungi saya mengenai proyek ini.",
        "version": "1",
        "policyUrl": ""
      }
    },
    "lightbox": {
      "defaults": {
        "counter": true,
        "fullscreen": true,
        "zoom": true,
        "share": true,
        "titleSource": "title",
        "descriptionSource": "description"
      }
    },
    "copy": {
      "defaults": {
        "plainTitle": "Hubungi Kami",
        "plainPrompt": "Silakan isi nomor Whatsapp Anda untuk memulai percakapan dengan sales konsultan kami.",
        "plainSubmit": "Chat Sekarang",
        "brochureTitle": "Download Brochure",
        "brochurePrompt": "Silakan isi form di bawah ini terlebih dahulu untuk download brosur.",
        "brochureSubmit": "Download",
        "nameLabel": "Nama lengkap",
        "namePlaceholder": "Tulis nama lengkap",
        "phoneLabel": "Nomor WhatsApp",
        "phonePlaceholder": "628123456789",
        "nameEmpty": "Silakan isi nama",
        "phoneEmpty": "Silakan isi nomor Whatsapp",
        "phoneCountryCode": "Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789",
        "phoneInvalid": "Harap masukkan nomor whatsapp anda dengan benar",
        "checkboxUnticked": "Silakan ceklis pernyataan",
        "submitting": "Mohon ditunggu, data anda sedang diproses",
        "leadFailed": "Mohon maaf ada kesalahan. Silakan refresh halaman kemudian coba lagi.",
        "leadSucceeded": "Terima kasih. Anda akan diarahkan ke WhatsApp.",
        "openWhatsapp": "Buka WhatsApp",
        "openBrochure": "Buka brosur",
        "brochureReady": "Brosur Anda siap.",
        "otpTitle": "Verifikasi nomor WhatsApp",
        "otpPrompt": "Masukkan 6 karakter kode OTP yang kami kirim ke",
        "otpBox": "Karakter {{index}} dari 6",
        "otpSuccess": "Input OTP berhasil",
        "otpWrong": "Kode yg Anda masukan salah, pastikan kode OTP yg Anda masukan benar",
        "otpResend": "Kirim Ulang OTP",
        "otpResending": "Mengirim ulang OTP...",
        "otpChangeNumber": "Ganti nomor",
        "otpWaitHint": "please use different number or wait for a few minutes",
        "otpCancelFailed": "please wait a few minutes later or refresh the page",
        "otpChangeTooEarly": "To change number please wait for {{seconds}} second",
        "recommendationTitle": "Lihat proyek kami yang lain",
        "recommendationText": "Unit di proyek ini sudah habis terjual. Temukan pilihan lain yang sesuai untuk Anda.",
        "close": "Tutup",
        "copied": "Copied!",
        "imageNotFound": "Image not found, next image will be loaded",
        "skipToContent": "Langsung ke isi",
        "openMenu": "Buka pilihan kontak",
        "closeMenu": "Tutup pilihan kontak",
        "formLoading": "Sebentar, formulir sedang disiapkan…",
        "loading": "Mengirim…",
        "previousSlide": "Previous slide",
        "nextSlide": "Next slide",
        "firstSlide": "This is the first slide",
        "lastSlide": "This is the last slide",
        "goToSlide": "Go to slide {{index}}",
        "pause": "Jeda",
        "play": "Putar",
        "consentTitle": "Cookie analitik",
        "consentAccept": "Setuju",
        "consentDecline": "Tolak",
        "consentText": "Kami memakai cookie analitik untuk memahami kunjungan di halaman ini. Nama dan nomor Anda tidak pernah ikut terkirim.",
        "sectionLinks": "Bagian halaman",
        "lightbox": "Galeri media",
        "fullscreen": "Layar penuh",
        "zoom": "Perbesar",
        "share": "Bagikan",
        "shareOn": "Bagikan ke {{name}}",
        "downloadImage": "Unduh gambar",
        "playVideo": "Putar video",
        "videoLoading": "Memuat video…",
        "videoFailed": "Video tidak dapat diputar di sini.",
        "openOn": "Buka di {{name}}",
        "videoNotice": "Diputar melalui {{name}} setelah Anda menekan putar.",
        "transcript": "Baca transkrip",
        "slideOf": "{{index}} dari {{total}}",
        "viewPicture": "Lihat gambar {{index}}",
        "floorPlan": "Denah",
        "copyFailed": "Tekan lama atau Ctrl+C untuk menyalin.",
        "rating": "Nilai {{value}} dari 5",
        "showMap": "Tampilkan peta",
        "mapNote": "Peta dimuat dari {{provider}}.",
        "route": "Petunjuk arah",
        "mapOf": "Peta {{place}}",
        "oldPrice": "Harga semula",
        "privacyPolicy": "Kebijakan privasi",
        "shareEmail": "Kirim lewat e-mail",
        "sharePrint": "Cetak halaman",
        "shareCopy": "Salin tautan",
        "linkCopied": "Tautan disalin",
        "days": "hari",
        "hours": "jam",
        "minutes": "menit",
        "seconds": "detik",
        "moreAbout": "Penjelasan: {{text}}",
        "unitMessage": "Halo, saya ingin tahu lebih lanjut tentang {{unit}} di [project_name].",
        "viewFloorPlan": "Lihat denah {{unit}}",
        "viewPlan": "Lihat denah besar"
      }
    }
  }
};

export const pageShape: Shape = {
  "defaults": {
    "$schema": "../../schemas/generated/page.schema.json",
    "lang": "id",
    "settings": {},
    "theme": {},
    "modals": {}
  },
  "objects": {
    "seo": {
      "defaults": {
        "url": "",
        "published": "",
        "updated": "",
        "shareImage": "made",
        "icon": "",
        "noindex": false
      },
      "pictures": [
        "image"
      ]
    },
    "project": {
      "defaults": {
        "micrositeSuperleadsId": "",
        "status": "",
        "province": "",
        "city": "",
        "district": "",
        "kind": "residence",
        "developer": {},
        "address": {},
        "priceFrom": 0,
        "priceTo": 0,
        "units": 0,
        "whatsappBusinessNumber": ""
      },
      "objects": {
        "developer": {
          "defaults": {
            "name": "",
            "url": "",
            "profiles": []
          }
        },
        "address": {
          "defaults": {
            "street": "",
            "postalCode": ""
          }
        }
      }
    },
    "settings": settingsShape,
    "theme": {
      "defaults": {
        "preset": "taman",
        "colors": {},
        "fonts": {}
      }
    },
    "header": {
      "defaults": {
        "name": "",
        "links": [],
        "button": true,
        "buttonLabel": "WhatsApp"
      },
      "pictures": [
        "logo"
      ]
    },
    "footer": {
      "defaults": {
        "text": [],
        "links": []
      },
      "lists": {
        "text": {
          "defaults": {
            "text": [],
            "items": []
          },
          "lists": {
            "text": {
              "defaults": {
                "bold": false,
                "italic": false
              }
            }
          }
        }
      }
    },
    "modals": {
      "objects": {
        "general": {
          "defaults": {
            "priceCheckbox": false
          },
          "pictures": [
            "cover"
          ]
        },
        "unitType": {
          "defaults": {
            "title": "Tanya unit",
            "prompt": "Isi data Anda, konsultan kami kirim denah dan simulasi cicilannya.",
            "submit": "Tanya lewat WhatsApp",
            "priceCheckbox": false
          },
          "pictures": [
            "cover"
          ]
        },
        "lightbox": {
          "defaults": {
            "tone": "dark"
          }
        },
        "lead": {
          "defaults": {
            "priceCheckbox": false
          },
          "pictures": [
            "cover"
          ]
        },
        "otp": {
          "pictures": [
            "cover"
          ]
        },
        "recommendation": {
          "defaults": {
            "title": "",
            "text": "",
            "projects": []
          },
          "lists": {
            "projects": {
              "defaults": {
                "place": ""
              },
              "pictures": [
                "image"
              ]
            }
          }
        }
      }
    },
    "leadButtons": {
      "defaults": {
        "label": "WhatsApp"
      },
      "lists": {
        "buttons": {
          "defaults": {
            "title": "",
            "prompt": "",
            "submit": "",
            "file": ""
          },
          "pictures": [
            "cover"
          ]
        }
      }
    }
  }
};

/** The parts of a page document that are widgets with a place of their own: where each stands in the document and on the page. */
export const surfaces: readonly Surface[] = [
  {
    "path": [
      "header"
    ],
    "type": "site-header",
    "slot": "top"
  },
  {
    "path": [
      "footer"
    ],
    "type": "site-footer",
    "slot": "bottom"
  },
  {
    "path": [
      "leadButtons"
    ],
    "type": "floating-group",
    "slot": "end"
  },
  {
    "path": [
      "modals",
      "general"
    ],
    "type": "general-modal",
    "slot": "end"
  },
  {
    "path": [
      "modals",
      "unitType"
    ],
    "type": "unit-type-modal",
    "slot": "end"
  },
  {
    "path": [
      "modals",
      "lightbox"
    ],
    "type": "lightbox",
    "slot": "end"
  },
  {
    "path": [
      "modals",
      "consent"
    ],
    "type": "consent-banner",
    "slot": "end"
  },
  {
    "path": [
      "modals",
      "tags"
    ],
    "type": "measurement-tags",
    "slot": "end"
  },
  {
    "path": [
      "modals",
      "lead"
    ],
    "type": "lead-modal",
    "slot": "end"
  },
  {
    "path": [
      "modals",
      "otp"
    ],
    "type": "otp-modal",
    "slot": "end"
  },
  {
    "path": [
      "modals",
      "recommendation"
    ],
    "type": "recommendation-modal",
    "slot": "end"
  }
];

/** Widgets that run from edge to edge of the window; any other that stands straight in `sections` gets the gutter of a section. */
export const bands: readonly string[] = [
  "section-nav",
  "section"
];

export const widgetShapes: Record<string, Shape> = {
  "accordion": {
    "defaults": {
      "hideOn": [],
      "start": "first",
      "level": 3,
      "look": "line"
    },
    "lists": {
      "items": {
        "defaults": {
          "content": [],
          "children": []
        },
        "lists": {
          "content": {
            "defaults": {
              "text": [],
              "items": []
            },
            "lists": {
              "text": {
                "defaults": {
                  "bold": false,
                  "italic": false
                }
              }
            }
          }
        }
      }
    }
  },
  "alert": {
    "defaults": {
      "hideOn": [],
      "tone": "info",
      "title": "",
      "dismissible": true,
      "rememberSeconds": 0
    },
    "lists": {
      "text": {
        "defaults": {
          "bold": false,
          "italic": false
        }
      }
    }
  },
  "button": {
    "defaults": {
      "hideOn": [],
      "look": "outline",
      "size": "medium",
      "newTab": false
    }
  },
  "columns": {
    "defaults": {
      "hideOn": [],
      "layout": "grid",
      "columns": {
        "desktop": 2,
        "tablet": 2,
        "mobile": 1
      },
      "ratio": "equal",
      "direction": {
        "desktop": "row",
        "mobile": "column"
      },
      "wrap": true,
      "gap": "medium",
      "justify": "start",
      "verticalAlign": "top",
      "reverseOn": [],
      "minHeight": "auto",
      "look": "plain",
      "itemLook": "plain",
      "padding": "medium",
      "children": []
    }
  },
  "copy-button": {
    "defaults": {
      "hideOn": [],
      "label": "Salin",
      "caption": "",
      "showValue": true,
      "look": "outline"
    }
  },
  "countdown": {
    "defaults": {
      "hideOn": [],
      "zone": "WIB",
      "heading": "",
      "untilText": "Berlaku sampai [date]",
      "endedText": "Promo ini sudah berakhir.",
      "align": "start"
    }
  },
  "counter": {
    "defaults": {
      "hideOn": [],
      "columns": {
        "desktop": 4,
        "tablet": 2,
        "mobile": 2
      },
      "duration": 2000,
      "align": "start",
      "size": "large"
    },
    "lists": {
      "items": {
        "defaults": {
          "start": 0,
          "prefix": "",
          "suffix": "",
          "decimals": 0,
          "grouping": true
        }
      }
    }
  },
  "divider": {
    "defaults": {
      "hideOn": [],
      "look": "line",
      "spacing": "medium",
      "align": "start",
      "label": ""
    }
  },
  "facilities": {
    "defaults": {
      "hideOn": [],
      "columns": {
        "desktop": 4,
        "tablet": 2,
        "mobile": 2
      },
      "look": "tiles",
      "firstLarge": false
    },
    "lists": {
      "items": {
        "defaults": {
          "text": "",
          "icon": "check"
        },
        "pictures": [
          "picture"
        ]
      }
    }
  },
  "faq": {
    "defaults": {
      "hideOn": [],
      "searchEngines": true,
      "level": 3,
      "look": "line"
    },
    "lists": {
      "items": {
        "lists": {
          "answer": {
            "defaults": {
              "text": [],
              "items": []
            },
            "lists": {
              "text": {
                "defaults": {
                  "bold": false,
                  "italic": false
                }
              }
            }
          }
        }
      }
    }
  },
  "gallery": {
    "defaults": {
      "hideOn": [],
      "layout": "grid",
      "columns": {
        "desktop": 3,
        "tablet": 3,
        "mobile": 2
      },
      "ratio": "landscape",
      "rowHeight": "medium",
      "gap": "small",
      "captions": "none",
      "lightbox": true
    },
    "lists": {
      "items": {
        "defaults": {
          "caption": "",
          "title": "",
          "description": ""
        },
        "pictures": [
          "image"
        ]
      }
    }
  },
  "heading": {
    "defaults": {
      "hideOn": [],
      "level": 2,
      "size": "auto",
      "align": "start",
      "eyebrow": ""
    }
  },
  "icon-list": {
    "defaults": {
      "hideOn": [],
      "columns": {
        "desktop": 1,
        "tablet": 1,
        "mobile": 1
      },
      "look": "plain"
    },
    "lists": {
      "items": {
        "defaults": {
          "icon": "check",
          "detail": ""
        }
      }
    }
  },
  "image-carousel": {
    "defaults": {
      "hideOn": [],
      "name": "Galeri foto",
      "slides": {
        "desktop": 3,
        "tablet": 2,
        "mobile": 1
      },
      "ratio": "landscape",
      "gap": "small",
      "captions": true,
      "lightbox": true,
      "arrows": true,
      "dots": true,
      "autoplay": true,
      "autoplayDelay": 3000,
      "interval": 5000,
      "pauseOnHover": true,
      "speed": 500,
      "swipeThreshold": 40,
      "endless": true,
      "sync": "none"
    },
    "lists": {
      "items": {
        "defaults": {
          "caption": "",
          "title": "",
          "description": ""
        },
        "pictures": [
          "image"
        ]
      }
    }
  },
  "image": {
    "defaults": {
      "hideOn": [],
      "caption": "",
      "ratio": "original",
      "width": "full",
      "align": "center",
      "lightbox": false,
      "title": "",
      "description": "",
      "rounded": true
    },
    "pictures": [
      "image"
    ]
  },
  "info-tip": {
    "defaults": {
      "hideOn": [],
      "title": "",
      "size": "normal"
    }
  },
  "lead-button": {
    "defaults": {
      "hideOn": [],
      "title": "",
      "prompt": "",
      "submit": "",
      "file": "",
      "look": "solid",
      "size": "medium"
    },
    "pictures": [
      "cover"
    ]
  },
  "lead-form": {
    "defaults": {
      "hideOn": [],
      "surface": "contact",
      "title": "",
      "prompt": "",
      "submit": "Whatsapp",
      "pretext": "",
      "priceCheckbox": {
        "enabled": false,
        "required": true,
        "label": "Saya sudah mengetahui lokasi dan harga proyek ini."
      }
    },
    "objects": {
      "priceCheckbox": {
        "defaults": {
          "enabled": false,
          "required": true,
          "label": "Saya sudah mengetahui lokasi dan harga proyek ini."
        }
      }
    }
  },
  "location-list": {
    "defaults": {
      "hideOn": [],
      "columns": {
        "desktop": 2,
        "tablet": 2,
        "mobile": 1
      },
      "remark": ""
    },
    "lists": {
      "items": {
        "defaults": {
          "icon": "pin"
        },
        "lists": {
          "places": {
            "defaults": {
              "time": "",
              "distance": ""
            }
          }
        }
      }
    }
  },
  "logo-strip": {
    "defaults": {
      "hideOn": [],
      "title": "",
      "size": "medium",
      "muted": true
    },
    "lists": {
      "items": {
        "pictures": [
          "picture"
        ]
      }
    }
  },
  "map": {
    "defaults": {
      "hideOn": [],
      "provider": "openstreetmap",
      "zoom": 15,
      "hours": "",
      "height": {
        "desktop": 440,
        "mobile": 340
      }
    },
    "pictures": [
      "picture"
    ]
  },
  "notice": {
    "defaults": {
      "hideOn": [],
      "text": "",
      "linkLabel": "",
      "after": 1500,
      "hideAfter": 5000,
      "rememberSeconds": 86400,
      "side": "start"
    }
  },
  "price-list": {
    "defaults": {
      "hideOn": [],
      "look": "lines",
      "columns": {
        "desktop": 3,
        "tablet": 2,
        "mobile": 1
      },
      "remark": ""
    },
    "lists": {
      "items": {
        "defaults": {
          "oldPrice": "",
          "note": "",
          "detail": "",
          "badge": "",
          "facts": []
        },
        "pictures": [
          "picture"
        ]
      }
    }
  },
  "progress-bar": {
    "defaults": {
      "hideOn": [],
      "showPercent": true
    },
    "lists": {
      "items": {
        "defaults": {
          "note": ""
        }
      }
    }
  },
  "related-articles": {
    "defaults": {
      "hideOn": [],
      "name": "Artikel terkait",
      "level": 2
    },
    "lists": {
      "items": {
        "defaults": {
          "text": "",
          "date": ""
        },
        "pictures": [
          "image"
        ]
      }
    }
  },
  "section-nav": {
    "defaults": {
      "hideOn": [],
      "label": "Di halaman ini"
    }
  },
  "section": {
    "defaults": {
      "hideOn": [],
      "tone": "plain",
      "background": {},
      "width": "normal",
      "spacing": "large",
      "minHeight": "auto",
      "align": "start",
      "verticalAlign": "middle",
      "sticky": "none",
      "stickyOn": [
        "mobile",
        "tablet",
        "desktop"
      ],
      "stickyOffset": 0,
      "children": []
    },
    "objects": {
      "background": {
        "defaults": {
          "overlay": "soft",
          "overlayColor": "dark"
        },
        "objects": {
          "gradient": {
            "defaults": {
              "kind": "linear",
              "angle": 180,
              "start": 0,
              "end": 100
            }
          },
          "slideshow": {
            "defaults": {
              "interval": 5000,
              "transition": 500,
              "kenBurns": "none"
            },
            "pictures": [
              "images"
            ]
          },
          "video": {
            "defaults": {
              "onPhones": true
            },
            "pictures": [
              "poster"
            ]
          }
        },
        "pictures": [
          "image"
        ]
      },
      "shapeTop": {
        "defaults": {
          "color": "paper",
          "height": {
            "desktop": 96,
            "mobile": 48
          },
          "width": 100,
          "flip": false,
          "invert": false,
          "inFront": false
        }
      },
      "shapeBottom": {
        "defaults": {
          "color": "paper",
          "height": {
            "desktop": 96,
            "mobile": 48
          },
          "width": 100,
          "flip": false,
          "invert": false,
          "inFront": false
        }
      }
    }
  },
  "share": {
    "defaults": {
      "hideOn": [],
      "networks": [
        "whatsapp",
        "facebook",
        "x",
        "telegram",
        "email",
        "copy"
      ],
      "heading": "Bagikan halaman ini",
      "title": "",
      "text": "",
      "url": "",
      "campaign": false,
      "look": "icons",
      "align": "start"
    },
    "pictures": [
      "image"
    ]
  },
  "site-plan": {
    "defaults": {
      "hideOn": [],
      "name": "Denah kawasan",
      "list": "beside",
      "caption": "",
      "lightbox": true
    },
    "lists": {
      "places": {
        "defaults": {
          "text": "",
          "linkLabel": "Selengkapnya"
        }
      }
    },
    "pictures": [
      "image"
    ]
  },
  "spacer": {
    "defaults": {
      "hideOn": [],
      "size": "medium"
    }
  },
  "table": {
    "defaults": {
      "hideOn": [],
      "captionHidden": false,
      "head": [],
      "rowHead": true,
      "numbers": false,
      "look": "lines",
      "note": ""
    }
  },
  "tabs": {
    "defaults": {
      "hideOn": [],
      "label": "",
      "direction": "horizontal",
      "small": "scroll",
      "level": 3
    },
    "lists": {
      "items": {
        "defaults": {
          "content": [],
          "children": []
        },
        "lists": {
          "content": {
            "defaults": {
              "text": [],
              "items": []
            },
            "lists": {
              "text": {
                "defaults": {
                  "bold": false,
                  "italic": false
                }
              }
            }
          }
        }
      }
    }
  },
  "testimonial": {
    "defaults": {
      "hideOn": [],
      "columns": {
        "desktop": 1
      },
      "look": "plain"
    },
    "lists": {
      "items": {
        "defaults": {
          "role": "",
          "rating": 0,
          "source": ""
        },
        "pictures": [
          "photo"
        ]
      }
    }
  },
  "text": {
    "defaults": {
      "hideOn": [],
      "size": "normal",
      "align": "start",
      "muted": false,
      "dropCap": "none",
      "columns": {
        "desktop": 1
      },
      "subheadingLevel": 3
    },
    "lists": {
      "content": {
        "defaults": {
          "text": [],
          "items": []
        },
        "lists": {
          "text": {
            "defaults": {
              "bold": false,
              "italic": false
            }
          }
        }
      }
    }
  },
  "toggle": {
    "defaults": {
      "hideOn": [],
      "level": 3,
      "look": "line"
    },
    "lists": {
      "items": {
        "defaults": {
          "open": false,
          "content": [],
          "children": []
        },
        "lists": {
          "content": {
            "defaults": {
              "text": [],
              "items": []
            },
            "lists": {
              "text": {
                "defaults": {
                  "bold": false,
                  "italic": false
                }
              }
            }
          }
        }
      }
    }
  },
  "unit-types": {
    "defaults": {
      "hideOn": [],
      "level": 3,
      "columns": {
        "desktop": 3,
        "tablet": 2,
        "mobile": 1
      },
      "button": "Tanya unit ini"
    },
    "lists": {
      "items": {
        "defaults": {
          "badge": "",
          "text": "",
          "facts": [],
          "price": "",
          "priceNote": "Mulai"
        },
        "pictures": [
          "image",
          "floorPlan"
        ]
      }
    }
  },
  "video": {
    "defaults": {
      "hideOn": [],
      "caption": "",
      "ratio": "wide",
      "duration": "",
      "lightbox": false,
      "controls": true,
      "mute": false,
      "loop": false,
      "start": 0,
      "end": 0,
      "captions": [],
      "transcript": []
    },
    "lists": {
      "transcript": {
        "defaults": {
          "text": [],
          "items": []
        },
        "lists": {
          "text": {
            "defaults": {
              "bold": false,
              "italic": false
            }
          }
        }
      }
    },
    "pictures": [
      "poster"
    ]
  },
  "consent-banner": {
    "defaults": {
      "hideOn": []
    }
  },
  "floating-group": {
    "defaults": {
      "hideOn": [],
      "label": "WhatsApp"
    },
    "lists": {
      "buttons": {
        "defaults": {
          "title": "",
          "prompt": "",
          "submit": "",
          "file": ""
        },
        "pictures": [
          "cover"
        ]
      }
    }
  },
  "general-modal": {
    "defaults": {
      "hideOn": [],
      "priceCheckbox": false
    },
    "pictures": [
      "cover"
    ]
  },
  "lead-modal": {
    "defaults": {
      "hideOn": [],
      "priceCheckbox": false
    },
    "pictures": [
      "cover"
    ]
  },
  "lightbox": {
    "defaults": {
      "hideOn": [],
      "tone": "dark"
    }
  },
  "measurement-tags": {
    "defaults": {
      "hideOn": []
    }
  },
  "otp-modal": {
    "defaults": {
      "hideOn": []
    },
    "pictures": [
      "cover"
    ]
  },
  "recommendation-modal": {
    "defaults": {
      "hideOn": [],
      "title": "",
      "text": "",
      "projects": []
    },
    "lists": {
      "projects": {
        "defaults": {
          "place": ""
        },
        "pictures": [
          "image"
        ]
      }
    }
  },
  "site-footer": {
    "defaults": {
      "hideOn": [],
      "text": [],
      "links": []
    },
    "lists": {
      "text": {
        "defaults": {
          "text": [],
          "items": []
        },
        "lists": {
          "text": {
            "defaults": {
              "bold": false,
              "italic": false
            }
          }
        }
      }
    }
  },
  "site-header": {
    "defaults": {
      "hideOn": [],
      "name": "",
      "links": [],
      "button": true,
      "buttonLabel": "WhatsApp"
    },
    "pictures": [
      "logo"
    ]
  },
  "unit-type-modal": {
    "defaults": {
      "hideOn": [],
      "title": "Tanya unit",
      "prompt": "Isi data Anda, konsultan kami kirim denah dan simulasi cicilannya.",
      "submit": "Tanya lewat WhatsApp",
      "priceCheckbox": false
    },
    "pictures": [
      "cover"
    ]
  }
};
