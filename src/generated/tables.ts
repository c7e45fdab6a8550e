/* Made by `npm run generate` from schemas/. Do not edit. */
import type { JsonObject } from '../lib/is-record.ts';
import type { Part, Surface } from '../lib/part.ts';

/** Separate, because browsers fill in the settings that a page omits. */
export const settingsDefaults: JsonObject = {
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
    "method": "post",
    "localNumbers": "refuse"
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
  "copy": {
    "plainTitle": "Hubungi Kami",
    "plainPrompt": "Silakan isi nomor Whatsapp Anda untuk memulai percakapan dengan sales konsultan kami.",
    "plainSubmit": "Chat Sekarang",
    "brochureTitle": "Download Brochure",
    "brochurePrompt": "Silakan isi form di bawah ini terlebih dahulu untuk download brosur.",
    "brochureSubmit": "Download",
    "nameLabel": "Nama lengkap",
    "namePlaceholder": "Tulis nama lengkap",
    "nameHint": "Tulis nama lengkap Anda.",
    "phoneLabel": "Nomor WhatsApp",
    "phonePlaceholder": "628123456789",
    "phoneHint": "Nomor WhatsApp dengan kode negara, contoh: 628123456789",
    "nameEmpty": "Silakan isi nama",
    "nameTooLong": "Nama terlalu panjang. Maksimal 200 karakter.",
    "phoneEmpty": "Silakan isi nomor Whatsapp",
    "phoneCountryCode": "Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789",
    "phoneInvalid": "Harap masukkan nomor whatsapp anda dengan benar",
    "checkboxUnticked": "Silakan ceklis pernyataan",
    "submitting": "Mohon ditunggu, data anda sedang diproses",
    "leadFailed": "Mohon maaf ada kesalahan. Silakan refresh halaman kemudian coba lagi.",
    "leadSucceededTitle": "Data Anda sudah kami terima",
    "leadSucceeded": "Terima kasih. Anda akan diarahkan ke WhatsApp.",
    "leadWaiting": "Menunggu jaringan. Data Anda akan dikirim otomatis begitu koneksi kembali.",
    "leadDelivered": "Terima kasih, data Anda sudah terkirim. Lanjutkan percakapan di WhatsApp.",
    "openWhatsapp": "Buka WhatsApp",
    "openBrochure": "Buka brosur",
    "brochureReady": "Brosur Anda siap.",
    "otpTitle": "Verifikasi nomor WhatsApp",
    "otpPrompt": "Masukkan 6 karakter kode OTP yang kami kirim ke",
    "otpBox": "Karakter {{index}} dari 6",
    "otpCountdown": "Kode baru bisa diminta sebentar lagi ({{time}})",
    "otpVerifiedTitle": "Nomor Anda terverifikasi",
    "otpVerifiedPrompt": "Data Anda sedang kami kirim.",
    "otpSuccess": "Input OTP berhasil",
    "otpWrong": "Kode yg Anda masukan salah, pastikan kode OTP yg Anda masukan benar",
    "otpCheck": "Periksa dulu kodenya, lalu tekan Verifikasi.",
    "otpVerify": "Verifikasi",
    "otpUnreadable": "Kodenya tidak ditemukan dalam teks itu. Silakan ketik 6 karakter kode OTP.",
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
    "compareImages": "Bandingkan kedua gambar",
    "menu": "Menu",
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
    "viewPlan": "Lihat denah besar",
    "unitPlanned": "Segera dijual",
    "unitAvailable": "Tersedia",
    "unitHeld": "Ditahan",
    "unitBooked": "Dipesan",
    "unitSold": "Terjual",
    "unitNotForSale": "Tidak dijual",
    "unitPriceOnRequest": "Harga sesuai permintaan",
    "unitAsk": "Tanya unit {{unit}}",
    "unitsAsOf": "Per {{time}}",
    "unitsNone": "Daftar unit belum tersedia.",
    "unitsLeft": "Tersedia {{left}} dari {{total}}",
    "unitsOther": "Unit lainnya",
    "previousUnit": "Unit sebelumnya",
    "nextUnit": "Unit berikutnya",
    "zoomIn": "Perbesar denah",
    "zoomOut": "Perkecil denah",
    "unitCode": "Unit",
    "unitType": "Tipe",
    "unitLand": "Luas tanah",
    "unitFloor": "Luas bangunan",
    "unitPrice": "Harga",
    "unitStatus": "Status",
    "unitPhase": "Tahap",
    "unitCluster": "Klaster",
    "unitFacing": "Hadap",
    "unitReady": "Serah terima",
    "unitCorner": "Hoek",
    "unitsFrom": "Mulai {{price}}",
    "finderName": "Cari unit",
    "finderAny": "Semua",
    "finderPriceFrom": "Harga mulai (juta)",
    "finderPriceTo": "Harga sampai (juta)",
    "finderLandFrom": "Tanah mulai (m²)",
    "finderFloorFrom": "Bangunan mulai (m²)",
    "finderCount": "{{count}} dari {{total}} unit",
    "finderSold": "{{count}} unit terjual",
    "finderMore": "Tampilkan lagi",
    "finderReset": "Hapus semua filter",
    "finderNone": "Belum ada unit yang cocok dengan semua pilihan ini.",
    "finderLoosen": "Tanpa “{{filter}}”: {{count}} unit",
    "finderSort": "Urutkan",
    "finderOrder": "Urutan daftar",
    "finderCheapest": "Harga termurah",
    "finderDearest": "Harga termahal",
    "finderSmallest": "{{name}} terkecil",
    "finderLargest": "{{name}} terbesar",
    "finderFirst": "{{name}} A–Z",
    "finderLast": "{{name}} Z–A",
    "finderCompare": "Bandingkan {{unit}}",
    "kprPrice": "Harga {{price}}",
    "kprDown": "Uang muka",
    "kprYears": "Jangka waktu",
    "kprYearsCount": "{{years}} tahun",
    "kprBank": "Pilihan bank",
    "kprUp": "Coba jika suku sesudahnya naik 2 poin",
    "kprFirst": "per bulan, {{years}} tahun pertama ({{rate}})",
    "kprWhole": "per bulan sampai lunas ({{rate}})",
    "kprThen": "Mulai tahun ke-{{year}} cicilan menjadi {{later}} per bulan ({{rate}}).",
    "kprSame": "Tidak ada kenaikan: cicilan tetap sama sampai lunas.",
    "kprInterestRate": "bunga {{rate}}%",
    "kprMarginRate": "margin {{rate}}%",
    "kprInterestAssumed": "asumsi bunga mengambang {{rate}}%",
    "kprMarginAssumed": "asumsi margin {{rate}}% setelah ditinjau",
    "kprInterestTotal": "Total dibayar {{total}} selama {{years}} tahun: pinjaman {{loan}} dan bunga {{cost}}.",
    "kprMarginTotal": "Total dibayar {{total}} selama {{years}} tahun: pembiayaan {{loan}} dan margin {{cost}}.",
    "kprPhases": "Cicilan dari tahun ke tahun",
    "kprPhase": "Tahun {{from}}–{{to}}",
    "kprCash": "Uang tunai di awal",
    "kprCashTotal": "Yang Anda siapkan",
    "kprCost": "Biaya",
    "kprAmount": "Jumlah",
    "kprPayer": "Siapa yang membayar",
    "kprBuyer": "Dibayar pembeli",
    "kprDeveloper": "Ditanggung pengembang (promo)",
    "kprGovernment": "Ditanggung pemerintah",
    "kprProvision": "Provisi bank",
    "kprAdmin": "Administrasi bank",
    "kprAppraisal": "Penilaian rumah (appraisal)",
    "kprInsurance": "Asuransi jiwa dan kebakaran",
    "kprNotary": "Notaris, akta dan balik nama",
    "kprBphtb": "BPHTB",
    "kprVat": "PPN",
    "kprMissing": "Belum termasuk {{costs}}.",
    "kprRule": "Keringanan PPN menurut {{source}}: berlaku {{from}} sampai {{until}}, untuk bagian harga sampai {{most}}. Harga di atas {{max}} tidak mendapatnya.",
    "kprRuleOver": "Keringanan PPN menurut {{source}} hanya berlaku {{from}} sampai {{until}}, jadi tidak dihitung di sini.",
    "kprConditions": "Syaratnya: {{conditions}}.",
    "kprUntil": "Penawaran {{bank}} berlaku sampai {{day}}.",
    "kprOver": "Penawaran {{bank}} berakhir {{day}} dan tidak dihitung lagi.",
    "kprNone": "Semua penawaran bank di sini sudah berakhir. Tanyakan yang terbaru kepada kami.",
    "kprTable": "Cicilan per bulan di {{bank}}, menurut uang muka dan jangka waktu",
    "kprTableThen": "lalu",
    "kprIncome": "Cicilan ini wajar mulai penghasilan {{income}} per bulan: cicilan tertingginya pun tidak lebih dari {{share}}% penghasilan itu.",
    "kprIncomeLabel": "Penghasilan Anda per bulan (opsional)",
    "kprIncomePrivate": "Angka ini tetap di perangkat Anda dan tidak dikirim ke siapa pun.",
    "kprIncomeShare": "Cicilan pertama {{first}}% dari penghasilan Anda, yang tertinggi {{most}}%.",
    "kprSend": "Kirim hasil ke WhatsApp",
    "kprTitle": "Simulasi KPR",
    "kprResult": "{{unit}}: harga {{price}}, uang muka {{down}}, {{years}} tahun, {{bank}}, cicilan {{first}} per bulan",
    "kprResultThen": ", lalu {{later}} mulai tahun ke-{{year}} ({{rate}})",
    "compareChoice": "Pilihan {{number}}",
    "compareNothing": "Tidak ada",
    "compareSame": "Sama",
    "compareDiffers": "Beda",
    "compareAbout": "perbedaan {{names}}",
    "finderComparison": "Bandingkan {{count}} pilihan"
  },
  "keptSamples": []
};

/** The parts of a page document that are widgets with their own place: where each is in the document and on the page. */
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

const pictureKeys: NonNullable<Part['keys']> = {
  "src": {
    "kind": "file"
  },
  "alt": {
    "kind": "words"
  },
  "focalPoint": {
    "defaults": {
      "x": 50,
      "y": 50
    }
  },
  "mobileSrc": {
    "kind": "file"
  }
};

const richTextEntries: Part = {
  "kind": "words",
  "defaults": {
    "text": [],
    "items": []
  },
  "keys": {
    "text": {
      "entries": {
        "kind": "words",
        "defaults": {
          "bold": false,
          "italic": false
        },
        "keys": {
          "text": {
            "kind": "words"
          },
          "link": {
            "kind": "link"
          }
        }
      }
    },
    "items": {
      "entries": {
        "entries": {
          "kind": "words",
          "defaults": {
            "bold": false,
            "italic": false
          },
          "keys": {
            "text": {
              "kind": "words"
            },
            "link": {
              "kind": "link"
            }
          }
        }
      }
    }
  }
};

/** Data of the schema about a page document. */
export const pagePart: Part = {
  "defaults": {
    "$schema": "../../schemas/generated/page.schema.json",
    "lang": "id",
    "settings": {},
    "theme": {},
    "modals": {}
  },
  "keys": {
    "seo": {
      "defaults": {
        "url": "",
        "published": "",
        "updated": "",
        "shareImage": "made",
        "icon": "",
        "noindex": false
      },
      "keys": {
        "title": {
          "kind": "words"
        },
        "description": {
          "kind": "words"
        },
        "image": {
          "kind": "picture",
          "least": 600,
          "defaults": {
            "focalPoint": {
              "x": 50,
              "y": 50
            }
          },
          "keys": pictureKeys
        },
        "published": {
          "kind": "day"
        },
        "updated": {
          "kind": "day"
        },
        "icon": {
          "kind": "icon"
        }
      }
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
      "keys": {
        "name": {
          "kind": "words"
        },
        "telesalesNumber": {
          "kind": "telesales"
        },
        "province": {
          "kind": "words"
        },
        "city": {
          "kind": "words"
        },
        "district": {
          "kind": "words"
        },
        "developer": {
          "defaults": {
            "name": "",
            "url": "",
            "profiles": []
          },
          "keys": {
            "name": {
              "kind": "words"
            }
          }
        },
        "address": {
          "defaults": {
            "street": "",
            "postalCode": ""
          },
          "keys": {
            "street": {
              "kind": "words"
            }
          }
        },
        "priceFrom": {
          "kind": "money"
        },
        "priceTo": {
          "kind": "money"
        },
        "units": {
          "defaults": {
            "sheet": "",
            "columns": {},
            "statuses": {},
            "show": [],
            "maxAge": 14
          },
          "keys": {
            "columns": {
              "defaults": {
                "code": "",
                "type": "",
                "status": "",
                "price": "",
                "land": "",
                "floor": "",
                "phase": "",
                "cluster": "",
                "facing": "",
                "corner": "",
                "ready": "",
                "held_until": ""
              }
            },
            "statuses": {
              "defaults": {
                "available": [],
                "held": [],
                "booked": [],
                "sold": [],
                "planned": [],
                "not-for-sale": []
              }
            }
          }
        },
        "whatsappBusinessNumber": {
          "kind": "phone"
        }
      }
    },
    "settings": {
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
        "copy": {},
        "keptSamples": []
      },
      "keys": {
        "otp": {
          "defaults": {
            "enabled": false
          }
        },
        "ajaxUrl": {
          "kind": "link"
        },
        "projectUrl": {
          "kind": "link"
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
          },
          "keys": {
            "action": {
              "kind": "link"
            }
          }
        },
        "customCopyLeads": {
          "defaults": {
            "enabled": false,
            "title": "",
            "subtitle": ""
          },
          "keys": {
            "title": {
              "kind": "words"
            },
            "subtitle": {
              "kind": "words"
            }
          }
        },
        "overwriteWhatsapp": {
          "defaults": {
            "enabled": false,
            "link": ""
          },
          "keys": {
            "link": {
              "kind": "link"
            }
          }
        },
        "brochureUrl": {
          "kind": "brochure"
        },
        "whatsappMessage": {
          "kind": "message"
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
          },
          "keys": {
            "text": {
              "kind": "words"
            },
            "policyUrl": {
              "kind": "link"
            }
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
            "set": "specification",
            "plainTitle": "Hubungi Kami",
            "plainPrompt": "Silakan isi nomor Whatsapp Anda untuk memulai percakapan dengan sales konsultan kami.",
            "plainSubmit": "Chat Sekarang",
            "brochureTitle": "Download Brochure",
            "brochurePrompt": "Silakan isi form di bawah ini terlebih dahulu untuk download brosur.",
            "brochureSubmit": "Download",
            "nameLabel": "Nama lengkap",
            "namePlaceholder": "Tulis nama lengkap",
            "nameHint": "Tulis nama lengkap Anda.",
            "phoneLabel": "Nomor WhatsApp",
            "phonePlaceholder": "628123456789",
            "phoneHint": "Nomor WhatsApp dengan kode negara, contoh: 628123456789",
            "nameEmpty": "Silakan isi nama",
            "nameTooLong": "Nama terlalu panjang. Maksimal 200 karakter.",
            "phoneEmpty": "Silakan isi nomor Whatsapp",
            "phoneCountryCode": "Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789",
            "phoneInvalid": "Harap masukkan nomor whatsapp anda dengan benar",
            "checkboxUnticked": "Silakan ceklis pernyataan",
            "submitting": "Mohon ditunggu, data anda sedang diproses",
            "leadFailed": "Mohon maaf ada kesalahan. Silakan refresh halaman kemudian coba lagi.",
            "leadSucceededTitle": "Data Anda sudah kami terima",
            "leadSucceeded": "Terima kasih. Anda akan diarahkan ke WhatsApp.",
            "leadWaiting": "Menunggu jaringan. Data Anda akan dikirim otomatis begitu koneksi kembali.",
            "leadDelivered": "Terima kasih, data Anda sudah terkirim. Lanjutkan percakapan di WhatsApp.",
            "openWhatsapp": "Buka WhatsApp",
            "openBrochure": "Buka brosur",
            "brochureReady": "Brosur Anda siap.",
            "otpTitle": "Verifikasi nomor WhatsApp",
            "otpPrompt": "Masukkan 6 karakter kode OTP yang kami kirim ke",
            "otpBox": "Karakter {{index}} dari 6",
            "otpCountdown": "Kode baru bisa diminta sebentar lagi ({{time}})",
            "otpVerifiedTitle": "Nomor Anda terverifikasi",
            "otpVerifiedPrompt": "Data Anda sedang kami kirim.",
            "otpSuccess": "Input OTP berhasil",
            "otpWrong": "Kode yg Anda masukan salah, pastikan kode OTP yg Anda masukan benar",
            "otpCheck": "Periksa dulu kodenya, lalu tekan Verifikasi.",
            "otpVerify": "Verifikasi",
            "otpUnreadable": "Kodenya tidak ditemukan dalam teks itu. Silakan ketik 6 karakter kode OTP.",
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
            "compareImages": "Bandingkan kedua gambar",
            "menu": "Menu",
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
            "viewPlan": "Lihat denah besar",
            "unitPlanned": "Segera dijual",
            "unitAvailable": "Tersedia",
            "unitHeld": "Ditahan",
            "unitBooked": "Dipesan",
            "unitSold": "Terjual",
            "unitNotForSale": "Tidak dijual",
            "unitPriceOnRequest": "Harga sesuai permintaan",
            "unitAsk": "Tanya unit {{unit}}",
            "unitsAsOf": "Per {{time}}",
            "unitsNone": "Daftar unit belum tersedia.",
            "unitsLeft": "Tersedia {{left}} dari {{total}}",
            "unitsOther": "Unit lainnya",
            "previousUnit": "Unit sebelumnya",
            "nextUnit": "Unit berikutnya",
            "zoomIn": "Perbesar denah",
            "zoomOut": "Perkecil denah",
            "unitCode": "Unit",
            "unitType": "Tipe",
            "unitLand": "Luas tanah",
            "unitFloor": "Luas bangunan",
            "unitPrice": "Harga",
            "unitStatus": "Status",
            "unitPhase": "Tahap",
            "unitCluster": "Klaster",
            "unitFacing": "Hadap",
            "unitReady": "Serah terima",
            "unitCorner": "Hoek",
            "unitsFrom": "Mulai {{price}}",
            "finderName": "Cari unit",
            "finderAny": "Semua",
            "finderPriceFrom": "Harga mulai (juta)",
            "finderPriceTo": "Harga sampai (juta)",
            "finderLandFrom": "Tanah mulai (m²)",
            "finderFloorFrom": "Bangunan mulai (m²)",
            "finderCount": "{{count}} dari {{total}} unit",
            "finderSold": "{{count}} unit terjual",
            "finderMore": "Tampilkan lagi",
            "finderReset": "Hapus semua filter",
            "finderNone": "Belum ada unit yang cocok dengan semua pilihan ini.",
            "finderLoosen": "Tanpa “{{filter}}”: {{count}} unit",
            "finderSort": "Urutkan",
            "finderOrder": "Urutan daftar",
            "finderCheapest": "Harga termurah",
            "finderDearest": "Harga termahal",
            "finderSmallest": "{{name}} terkecil",
            "finderLargest": "{{name}} terbesar",
            "finderFirst": "{{name}} A–Z",
            "finderLast": "{{name}} Z–A",
            "finderCompare": "Bandingkan {{unit}}",
            "kprPrice": "Harga {{price}}",
            "kprDown": "Uang muka",
            "kprYears": "Jangka waktu",
            "kprYearsCount": "{{years}} tahun",
            "kprBank": "Pilihan bank",
            "kprUp": "Coba jika suku sesudahnya naik 2 poin",
            "kprFirst": "per bulan, {{years}} tahun pertama ({{rate}})",
            "kprWhole": "per bulan sampai lunas ({{rate}})",
            "kprThen": "Mulai tahun ke-{{year}} cicilan menjadi {{later}} per bulan ({{rate}}).",
            "kprSame": "Tidak ada kenaikan: cicilan tetap sama sampai lunas.",
            "kprInterestRate": "bunga {{rate}}%",
            "kprMarginRate": "margin {{rate}}%",
            "kprInterestAssumed": "asumsi bunga mengambang {{rate}}%",
            "kprMarginAssumed": "asumsi margin {{rate}}% setelah ditinjau",
            "kprInterestTotal": "Total dibayar {{total}} selama {{years}} tahun: pinjaman {{loan}} dan bunga {{cost}}.",
            "kprMarginTotal": "Total dibayar {{total}} selama {{years}} tahun: pembiayaan {{loan}} dan margin {{cost}}.",
            "kprPhases": "Cicilan dari tahun ke tahun",
            "kprPhase": "Tahun {{from}}–{{to}}",
            "kprCash": "Uang tunai di awal",
            "kprCashTotal": "Yang Anda siapkan",
            "kprCost": "Biaya",
            "kprAmount": "Jumlah",
            "kprPayer": "Siapa yang membayar",
            "kprBuyer": "Dibayar pembeli",
            "kprDeveloper": "Ditanggung pengembang (promo)",
            "kprGovernment": "Ditanggung pemerintah",
            "kprProvision": "Provisi bank",
            "kprAdmin": "Administrasi bank",
            "kprAppraisal": "Penilaian rumah (appraisal)",
            "kprInsurance": "Asuransi jiwa dan kebakaran",
            "kprNotary": "Notaris, akta dan balik nama",
            "kprBphtb": "BPHTB",
            "kprVat": "PPN",
            "kprMissing": "Belum termasuk {{costs}}.",
            "kprRule": "Keringanan PPN menurut {{source}}: berlaku {{from}} sampai {{until}}, untuk bagian harga sampai {{most}}. Harga di atas {{max}} tidak mendapatnya.",
            "kprRuleOver": "Keringanan PPN menurut {{source}} hanya berlaku {{from}} sampai {{until}}, jadi tidak dihitung di sini.",
            "kprConditions": "Syaratnya: {{conditions}}.",
            "kprUntil": "Penawaran {{bank}} berlaku sampai {{day}}.",
            "kprOver": "Penawaran {{bank}} berakhir {{day}} dan tidak dihitung lagi.",
            "kprNone": "Semua penawaran bank di sini sudah berakhir. Tanyakan yang terbaru kepada kami.",
            "kprTable": "Cicilan per bulan di {{bank}}, menurut uang muka dan jangka waktu",
            "kprTableThen": "lalu",
            "kprIncome": "Cicilan ini wajar mulai penghasilan {{income}} per bulan: cicilan tertingginya pun tidak lebih dari {{share}}% penghasilan itu.",
            "kprIncomeLabel": "Penghasilan Anda per bulan (opsional)",
            "kprIncomePrivate": "Angka ini tetap di perangkat Anda dan tidak dikirim ke siapa pun.",
            "kprIncomeShare": "Cicilan pertama {{first}}% dari penghasilan Anda, yang tertinggi {{most}}%.",
            "kprSend": "Kirim hasil ke WhatsApp",
            "kprTitle": "Simulasi KPR",
            "kprResult": "{{unit}}: harga {{price}}, uang muka {{down}}, {{years}} tahun, {{bank}}, cicilan {{first}} per bulan",
            "kprResultThen": ", lalu {{later}} mulai tahun ke-{{year}} ({{rate}})",
            "compareChoice": "Pilihan {{number}}",
            "compareNothing": "Tidak ada",
            "compareSame": "Sama",
            "compareDiffers": "Beda",
            "compareAbout": "perbedaan {{names}}",
            "finderComparison": "Bandingkan {{count}} pilihan"
          },
          "keys": {
            "plainTitle": {
              "kind": "words"
            },
            "plainPrompt": {
              "kind": "words"
            },
            "plainSubmit": {
              "kind": "words"
            },
            "brochureTitle": {
              "kind": "words"
            },
            "brochurePrompt": {
              "kind": "words"
            },
            "brochureSubmit": {
              "kind": "words"
            },
            "nameLabel": {
              "kind": "words"
            },
            "namePlaceholder": {
              "kind": "words"
            },
            "nameHint": {
              "kind": "words"
            },
            "phoneLabel": {
              "kind": "words"
            },
            "phonePlaceholder": {
              "kind": "words"
            },
            "phoneHint": {
              "kind": "words"
            },
            "nameEmpty": {
              "kind": "words"
            },
            "nameTooLong": {
              "kind": "words"
            },
            "phoneEmpty": {
              "kind": "words"
            },
            "phoneCountryCode": {
              "kind": "words"
            },
            "phoneInvalid": {
              "kind": "words"
            },
            "checkboxUnticked": {
              "kind": "words"
            },
            "submitting": {
              "kind": "words"
            },
            "leadFailed": {
              "kind": "words"
            },
            "leadSucceededTitle": {
              "kind": "words"
            },
            "leadSucceeded": {
              "kind": "words"
            },
            "leadWaiting": {
              "kind": "words"
            },
            "leadDelivered": {
              "kind": "words"
            },
            "openWhatsapp": {
              "kind": "words"
            },
            "openBrochure": {
              "kind": "words"
            },
            "brochureReady": {
              "kind": "words"
            },
            "otpTitle": {
              "kind": "words"
            },
            "otpPrompt": {
              "kind": "words"
            },
            "otpBox": {
              "kind": "words"
            },
            "otpCountdown": {
              "kind": "words"
            },
            "otpVerifiedTitle": {
              "kind": "words"
            },
            "otpVerifiedPrompt": {
              "kind": "words"
            },
            "otpSuccess": {
              "kind": "words"
            },
            "otpWrong": {
              "kind": "words"
            },
            "otpCheck": {
              "kind": "words"
            },
            "otpVerify": {
              "kind": "words"
            },
            "otpUnreadable": {
              "kind": "words"
            },
            "otpResend": {
              "kind": "words"
            },
            "otpResending": {
              "kind": "words"
            },
            "otpChangeNumber": {
              "kind": "words"
            },
            "otpWaitHint": {
              "kind": "words"
            },
            "otpCancelFailed": {
              "kind": "words"
            },
            "otpChangeTooEarly": {
              "kind": "words"
            },
            "recommendationTitle": {
              "kind": "words"
            },
            "recommendationText": {
              "kind": "words"
            },
            "close": {
              "kind": "words"
            },
            "copied": {
              "kind": "words"
            },
            "imageNotFound": {
              "kind": "words"
            },
            "skipToContent": {
              "kind": "words"
            },
            "openMenu": {
              "kind": "words"
            },
            "closeMenu": {
              "kind": "words"
            },
            "formLoading": {
              "kind": "words"
            },
            "loading": {
              "kind": "words"
            },
            "previousSlide": {
              "kind": "words"
            },
            "nextSlide": {
              "kind": "words"
            },
            "firstSlide": {
              "kind": "words"
            },
            "lastSlide": {
              "kind": "words"
            },
            "goToSlide": {
              "kind": "words"
            },
            "pause": {
              "kind": "words"
            },
            "play": {
              "kind": "words"
            },
            "consentTitle": {
              "kind": "words"
            },
            "consentAccept": {
              "kind": "words"
            },
            "consentDecline": {
              "kind": "words"
            },
            "consentText": {
              "kind": "words"
            },
            "sectionLinks": {
              "kind": "words"
            },
            "compareImages": {
              "kind": "words"
            },
            "menu": {
              "kind": "words"
            },
            "lightbox": {
              "kind": "words"
            },
            "fullscreen": {
              "kind": "words"
            },
            "zoom": {
              "kind": "words"
            },
            "share": {
              "kind": "words"
            },
            "shareOn": {
              "kind": "words"
            },
            "downloadImage": {
              "kind": "words"
            },
            "playVideo": {
              "kind": "words"
            },
            "videoLoading": {
              "kind": "words"
            },
            "videoFailed": {
              "kind": "words"
            },
            "openOn": {
              "kind": "words"
            },
            "videoNotice": {
              "kind": "words"
            },
            "transcript": {
              "kind": "words"
            },
            "slideOf": {
              "kind": "words"
            },
            "viewPicture": {
              "kind": "words"
            },
            "floorPlan": {
              "kind": "words"
            },
            "copyFailed": {
              "kind": "words"
            },
            "rating": {
              "kind": "words"
            },
            "showMap": {
              "kind": "words"
            },
            "mapNote": {
              "kind": "words"
            },
            "route": {
              "kind": "words"
            },
            "mapOf": {
              "kind": "words"
            },
            "oldPrice": {
              "kind": "money"
            },
            "privacyPolicy": {
              "kind": "words"
            },
            "shareEmail": {
              "kind": "words"
            },
            "sharePrint": {
              "kind": "words"
            },
            "shareCopy": {
              "kind": "words"
            },
            "linkCopied": {
              "kind": "words"
            },
            "days": {
              "kind": "words"
            },
            "hours": {
              "kind": "words"
            },
            "minutes": {
              "kind": "words"
            },
            "seconds": {
              "kind": "words"
            },
            "moreAbout": {
              "kind": "words"
            },
            "unitMessage": {
              "kind": "words"
            },
            "viewFloorPlan": {
              "kind": "words"
            },
            "viewPlan": {
              "kind": "words"
            },
            "unitPlanned": {
              "kind": "words"
            },
            "unitAvailable": {
              "kind": "words"
            },
            "unitHeld": {
              "kind": "words"
            },
            "unitBooked": {
              "kind": "words"
            },
            "unitSold": {
              "kind": "words"
            },
            "unitNotForSale": {
              "kind": "words"
            },
            "unitPriceOnRequest": {
              "kind": "words"
            },
            "unitAsk": {
              "kind": "words"
            },
            "unitsAsOf": {
              "kind": "words"
            },
            "unitsNone": {
              "kind": "words"
            },
            "unitsLeft": {
              "kind": "words"
            },
            "unitsOther": {
              "kind": "words"
            },
            "previousUnit": {
              "kind": "words"
            },
            "nextUnit": {
              "kind": "words"
            },
            "zoomIn": {
              "kind": "words"
            },
            "zoomOut": {
              "kind": "words"
            },
            "unitCode": {
              "kind": "words"
            },
            "unitType": {
              "kind": "words"
            },
            "unitLand": {
              "kind": "words"
            },
            "unitFloor": {
              "kind": "words"
            },
            "unitPrice": {
              "kind": "words"
            },
            "unitStatus": {
              "kind": "words"
            },
            "unitPhase": {
              "kind": "words"
            },
            "unitCluster": {
              "kind": "words"
            },
            "unitFacing": {
              "kind": "words"
            },
            "unitReady": {
              "kind": "words"
            },
            "unitCorner": {
              "kind": "words"
            },
            "unitsFrom": {
              "kind": "words"
            },
            "finderName": {
              "kind": "words"
            },
            "finderAny": {
              "kind": "words"
            },
            "finderPriceFrom": {
              "kind": "words"
            },
            "finderPriceTo": {
              "kind": "words"
            },
            "finderLandFrom": {
              "kind": "words"
            },
            "finderFloorFrom": {
              "kind": "words"
            },
            "finderCount": {
              "kind": "words"
            },
            "finderSold": {
              "kind": "words"
            },
            "finderMore": {
              "kind": "words"
            },
            "finderReset": {
              "kind": "words"
            },
            "finderNone": {
              "kind": "words"
            },
            "finderLoosen": {
              "kind": "words"
            },
            "finderSort": {
              "kind": "words"
            },
            "finderOrder": {
              "kind": "words"
            },
            "finderCheapest": {
              "kind": "words"
            },
            "finderDearest": {
              "kind": "words"
            },
            "finderSmallest": {
              "kind": "words"
            },
            "finderLargest": {
              "kind": "words"
            },
            "finderFirst": {
              "kind": "words"
            },
            "finderLast": {
              "kind": "words"
            },
            "finderCompare": {
              "kind": "words"
            },
            "kprPrice": {
              "kind": "words"
            },
            "kprDown": {
              "kind": "words"
            },
            "kprYears": {
              "kind": "words"
            },
            "kprYearsCount": {
              "kind": "words"
            },
            "kprBank": {
              "kind": "words"
            },
            "kprUp": {
              "kind": "words"
            },
            "kprFirst": {
              "kind": "words"
            },
            "kprWhole": {
              "kind": "words"
            },
            "kprThen": {
              "kind": "words"
            },
            "kprSame": {
              "kind": "words"
            },
            "kprInterestRate": {
              "kind": "words"
            },
            "kprMarginRate": {
              "kind": "words"
            },
            "kprInterestAssumed": {
              "kind": "words"
            },
            "kprMarginAssumed": {
              "kind": "words"
            },
            "kprInterestTotal": {
              "kind": "words"
            },
            "kprMarginTotal": {
              "kind": "words"
            },
            "kprPhases": {
              "kind": "words"
            },
            "kprPhase": {
              "kind": "words"
            },
            "kprCash": {
              "kind": "words"
            },
            "kprCashTotal": {
              "kind": "words"
            },
            "kprCost": {
              "kind": "words"
            },
            "kprAmount": {
              "kind": "words"
            },
            "kprPayer": {
              "kind": "words"
            },
            "kprBuyer": {
              "kind": "words"
            },
            "kprDeveloper": {
              "kind": "words"
            },
            "kprGovernment": {
              "kind": "words"
            },
            "kprProvision": {
              "kind": "words"
            },
            "kprAdmin": {
              "kind": "words"
            },
            "kprAppraisal": {
              "kind": "words"
            },
            "kprInsurance": {
              "kind": "words"
            },
            "kprNotary": {
              "kind": "words"
            },
            "kprBphtb": {
              "kind": "words"
            },
            "kprVat": {
              "kind": "words"
            },
            "kprMissing": {
              "kind": "words"
            },
            "kprRule": {
              "kind": "words"
            },
            "kprRuleOver": {
              "kind": "words"
            },
            "kprConditions": {
              "kind": "words"
            },
            "kprUntil": {
              "kind": "words"
            },
            "kprOver": {
              "kind": "words"
            },
            "kprNone": {
              "kind": "words"
            },
            "kprTable": {
              "kind": "words"
            },
            "kprTableThen": {
              "kind": "words"
            },
            "kprIncome": {
              "kind": "words"
            },
            "kprIncomeLabel": {
              "kind": "words"
            },
            "kprIncomePrivate": {
              "kind": "words"
            },
            "kprIncomeShare": {
              "kind": "words"
            },
            "kprSend": {
              "kind": "words"
            },
            "kprTitle": {
              "kind": "words"
            },
            "kprResult": {
              "kind": "words"
            },
            "kprResultThen": {
              "kind": "words"
            },
            "compareChoice": {
              "kind": "words"
            },
            "compareNothing": {
              "kind": "words"
            },
            "compareSame": {
              "kind": "words"
            },
            "compareDiffers": {
              "kind": "words"
            },
            "compareAbout": {
              "kind": "words"
            },
            "finderComparison": {
              "kind": "words"
            }
          }
        }
      }
    },
    "theme": {
      "defaults": {
        "preset": "taman",
        "colors": {},
        "fonts": {},
        "photographs": "original"
      }
    },
    "header": {
      "defaults": {
        "name": "",
        "layout": "plain",
        "facts": [],
        "links": [],
        "button": true,
        "buttonLabel": "WhatsApp"
      },
      "keys": {
        "name": {
          "kind": "words"
        },
        "logo": {
          "kind": "picture",
          "defaults": {
            "focalPoint": {
              "x": 50,
              "y": 50
            }
          },
          "keys": pictureKeys
        },
        "logoOver": {
          "kind": "picture",
          "defaults": {
            "focalPoint": {
              "x": 50,
              "y": 50
            }
          },
          "keys": pictureKeys
        },
        "facts": {
          "entries": {
            "keys": {
              "text": {
                "kind": "words"
              },
              "link": {
                "kind": "link"
              }
            }
          }
        },
        "links": {
          "entries": {
            "keys": {
              "label": {
                "kind": "words"
              },
              "link": {
                "kind": "link"
              }
            }
          }
        },
        "buttonLabel": {
          "kind": "words"
        }
      }
    },
    "footer": {
      "defaults": {
        "layout": "short",
        "text": [],
        "contacts": [],
        "groups": [],
        "permits": [],
        "formTitle": "",
        "formPrompt": "",
        "links": []
      },
      "keys": {
        "logo": {
          "kind": "picture",
          "defaults": {
            "focalPoint": {
              "x": 50,
              "y": 50
            }
          },
          "keys": pictureKeys
        },
        "text": {
          "kind": "rich-text",
          "entries": richTextEntries
        },
        "contacts": {
          "entries": {
            "keys": {
              "text": {
                "kind": "words"
              },
              "link": {
                "kind": "link"
              }
            }
          }
        },
        "groups": {
          "entries": {
            "keys": {
              "title": {
                "kind": "words"
              },
              "links": {
                "entries": {
                  "keys": {
                    "label": {
                      "kind": "words"
                    },
                    "link": {
                      "kind": "link"
                    }
                  }
                }
              }
            }
          }
        },
        "permits": {
          "entries": {
            "kind": "words"
          }
        },
        "formTitle": {
          "kind": "words"
        },
        "formPrompt": {
          "kind": "words"
        },
        "links": {
          "entries": {
            "keys": {
              "label": {
                "kind": "words"
              },
              "link": {
                "kind": "link"
              }
            }
          }
        }
      }
    },
    "sections": {
      "kind": "slot"
    },
    "modals": {
      "keys": {
        "general": {
          "defaults": {
            "priceCheckbox": false
          },
          "keys": {
            "cover": {
              "kind": "picture",
              "least": 480,
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            }
          }
        },
        "unitType": {
          "defaults": {
            "title": "Tanya unit",
            "prompt": "Isi data Anda, konsultan kami kirim denah dan simulasi cicilannya.",
            "submit": "Tanya lewat WhatsApp",
            "priceCheckbox": false
          },
          "keys": {
            "title": {
              "kind": "words"
            },
            "prompt": {
              "kind": "words"
            },
            "submit": {
              "kind": "words"
            },
            "cover": {
              "kind": "picture",
              "least": 480,
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            }
          }
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
          "keys": {
            "cover": {
              "kind": "picture",
              "least": 480,
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            }
          }
        },
        "otp": {
          "keys": {
            "cover": {
              "kind": "picture",
              "least": 480,
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            }
          }
        },
        "recommendation": {
          "defaults": {
            "title": "",
            "text": "",
            "projects": []
          },
          "keys": {
            "title": {
              "kind": "words"
            },
            "text": {
              "kind": "words"
            },
            "projects": {
              "entries": {
                "defaults": {
                  "place": ""
                },
                "keys": {
                  "name": {
                    "kind": "words"
                  },
                  "place": {
                    "kind": "words"
                  },
                  "image": {
                    "kind": "picture",
                    "least": 320,
                    "defaults": {
                      "focalPoint": {
                        "x": 50,
                        "y": 50
                      }
                    },
                    "keys": pictureKeys
                  }
                }
              }
            }
          }
        }
      }
    },
    "leadButtons": {
      "defaults": {
        "label": "WhatsApp"
      },
      "keys": {
        "label": {
          "kind": "words"
        },
        "buttons": {
          "entries": {
            "defaults": {
              "title": "",
              "prompt": "",
              "submit": "",
              "file": ""
            },
            "keys": {
              "label": {
                "kind": "words"
              },
              "title": {
                "kind": "words"
              },
              "prompt": {
                "kind": "words"
              },
              "submit": {
                "kind": "words"
              },
              "cover": {
                "kind": "picture",
                "least": 480,
                "defaults": {
                  "focalPoint": {
                    "x": 50,
                    "y": 50
                  }
                },
                "keys": pictureKeys
              },
              "file": {
                "kind": "brochure"
              }
            }
          }
        }
      }
    }
  }
};

/** Data of the schema about the node of each widget. */
export const widgetParts: Readonly<Record<string, Part>> = {
  "accordion": {
    "defaults": {
      "hideOn": [],
      "start": "first",
      "level": 3,
      "look": "line"
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "defaults": {
            "content": [],
            "children": []
          },
          "keys": {
            "title": {
              "kind": "words"
            },
            "id": {
              "kind": "anchor"
            },
            "content": {
              "kind": "rich-text",
              "entries": richTextEntries
            },
            "children": {
              "kind": "slot"
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "title": {
        "kind": "words"
      },
      "text": {
        "entries": {
          "kind": "words",
          "defaults": {
            "bold": false,
            "italic": false
          },
          "keys": {
            "text": {
              "kind": "words"
            },
            "link": {
              "kind": "link"
            }
          }
        }
      }
    }
  },
  "before-after": {
    "defaults": {
      "hideOn": [],
      "beforeLabel": "",
      "afterLabel": "",
      "start": 50,
      "ratio": "wide"
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "before": {
        "kind": "picture",
        "least": 1890,
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      },
      "after": {
        "kind": "picture",
        "least": 1890,
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      },
      "beforeLabel": {
        "kind": "words"
      },
      "afterLabel": {
        "kind": "words"
      }
    }
  },
  "button": {
    "defaults": {
      "hideOn": [],
      "look": "outline",
      "size": "medium",
      "newTab": false
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "label": {
        "kind": "words"
      },
      "link": {
        "kind": "link"
      }
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
      "widths": {},
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
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "widths": {
        "defaults": {
          "desktop": [],
          "tablet": [],
          "mobile": []
        }
      },
      "children": {
        "kind": "slot"
      }
    }
  },
  "copy-button": {
    "defaults": {
      "hideOn": [],
      "label": "Salin",
      "caption": "",
      "showValue": true,
      "look": "outline"
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "value": {
        "kind": "words"
      },
      "label": {
        "kind": "words"
      },
      "caption": {
        "kind": "words"
      }
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
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "until": {
        "kind": "deadline"
      },
      "heading": {
        "kind": "words"
      },
      "untilText": {
        "kind": "words"
      },
      "endedText": {
        "kind": "words"
      }
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "defaults": {
            "start": 0,
            "prefix": "",
            "suffix": "",
            "decimals": 0,
            "grouping": true
          },
          "keys": {
            "prefix": {
              "kind": "words"
            },
            "suffix": {
              "kind": "words"
            },
            "label": {
              "kind": "words"
            }
          }
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
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "label": {
        "kind": "words"
      }
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "defaults": {
            "text": "",
            "icon": "check"
          },
          "keys": {
            "title": {
              "kind": "words"
            },
            "text": {
              "kind": "words"
            },
            "picture": {
              "kind": "picture",
              "least": 480,
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            },
            "link": {
              "kind": "link"
            }
          }
        }
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "keys": {
            "question": {
              "kind": "words"
            },
            "id": {
              "kind": "anchor"
            },
            "answer": {
              "kind": "rich-text",
              "entries": richTextEntries
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "defaults": {
            "caption": "",
            "title": "",
            "description": ""
          },
          "keys": {
            "image": {
              "kind": "picture",
              "least": 800,
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            },
            "caption": {
              "kind": "words"
            },
            "title": {
              "kind": "words"
            },
            "description": {
              "kind": "words"
            },
            "video": {
              "kind": "video"
            },
            "link": {
              "kind": "link"
            }
          }
        }
      }
    }
  },
  "heading": {
    "heading": "level",
    "defaults": {
      "hideOn": [],
      "level": 2,
      "size": "auto",
      "align": "start",
      "eyebrow": ""
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "text": {
        "kind": "words"
      },
      "eyebrow": {
        "kind": "words"
      },
      "link": {
        "kind": "link"
      }
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "defaults": {
            "icon": "check",
            "detail": ""
          },
          "keys": {
            "text": {
              "kind": "words"
            },
            "detail": {
              "kind": "words"
            },
            "link": {
              "kind": "link"
            }
          }
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "name": {
        "kind": "words"
      },
      "items": {
        "entries": {
          "defaults": {
            "caption": "",
            "title": "",
            "description": ""
          },
          "keys": {
            "image": {
              "kind": "picture",
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            },
            "caption": {
              "kind": "words"
            },
            "title": {
              "kind": "words"
            },
            "description": {
              "kind": "words"
            },
            "link": {
              "kind": "link"
            }
          }
        }
      }
    }
  },
  "image": {
    "defaults": {
      "hideOn": [],
      "caption": "",
      "ratio": "original",
      "width": "full",
      "maxWidth": 0,
      "align": "center",
      "lightbox": false,
      "title": "",
      "description": "",
      "rounded": true,
      "onScroll": "none"
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "image": {
        "kind": "picture",
        "least": 900,
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      },
      "caption": {
        "kind": "words"
      },
      "link": {
        "kind": "link"
      },
      "title": {
        "kind": "words"
      },
      "description": {
        "kind": "words"
      }
    }
  },
  "info-tip": {
    "defaults": {
      "hideOn": [],
      "title": "",
      "size": "normal"
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "text": {
        "kind": "words"
      },
      "title": {
        "kind": "words"
      },
      "tip": {
        "kind": "words"
      }
    }
  },
  "kpr": {
    "defaults": {
      "hideOn": [],
      "unit": "",
      "downPayment": {
        "least": 10,
        "start": 20
      },
      "years": [
        5,
        10,
        15,
        20
      ],
      "costs": {},
      "incomeShare": 0,
      "note": ""
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "unit": {
        "kind": "words"
      },
      "downPayment": {
        "defaults": {
          "least": 10,
          "start": 20
        }
      },
      "banks": {
        "entries": {
          "defaults": {
            "method": "annuity",
            "validUntil": "",
            "fees": {}
          },
          "keys": {
            "name": {
              "kind": "words"
            },
            "validUntil": {
              "kind": "day"
            },
            "fees": {
              "defaults": {
                "provision": 0,
                "admin": 0,
                "appraisal": 0,
                "insurance": 0
              }
            }
          }
        }
      },
      "costs": {
        "defaults": {
          "more": []
        },
        "keys": {
          "notary": {
            "defaults": {
              "percent": 0,
              "amount": 0,
              "payer": "buyer"
            }
          },
          "bphtb": {
            "defaults": {
              "payer": "buyer"
            }
          },
          "vat": {
            "defaults": {
              "rule": "dtp-2026",
              "payer": "buyer"
            },
            "keys": {
              "own": {
                "defaults": {
                  "conditions": []
                },
                "keys": {
                  "from": {
                    "kind": "day"
                  },
                  "until": {
                    "kind": "day"
                  },
                  "source": {
                    "kind": "words"
                  },
                  "conditions": {
                    "entries": {
                      "kind": "words"
                    }
                  }
                }
              }
            }
          },
          "more": {
            "entries": {
              "defaults": {
                "percent": 0,
                "amount": 0,
                "payer": "buyer"
              },
              "keys": {
                "name": {
                  "kind": "words"
                }
              }
            }
          }
        }
      },
      "note": {
        "kind": "words"
      }
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "label": {
        "kind": "words"
      },
      "title": {
        "kind": "words"
      },
      "prompt": {
        "kind": "words"
      },
      "submit": {
        "kind": "words"
      },
      "cover": {
        "kind": "picture",
        "least": 480,
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      },
      "file": {
        "kind": "brochure"
      }
    }
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "title": {
        "kind": "words"
      },
      "prompt": {
        "kind": "words"
      },
      "submit": {
        "kind": "words"
      },
      "pretext": {
        "kind": "words"
      },
      "priceCheckbox": {
        "defaults": {
          "enabled": false,
          "required": true,
          "label": "Saya sudah mengetahui lokasi dan harga proyek ini."
        },
        "keys": {
          "label": {
            "kind": "words"
          }
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "defaults": {
            "icon": "pin"
          },
          "keys": {
            "title": {
              "kind": "words"
            },
            "places": {
              "entries": {
                "defaults": {
                  "time": "",
                  "distance": ""
                },
                "keys": {
                  "name": {
                    "kind": "words"
                  },
                  "time": {
                    "kind": "words"
                  },
                  "distance": {
                    "kind": "words"
                  },
                  "link": {
                    "kind": "link"
                  }
                }
              }
            }
          }
        }
      },
      "remark": {
        "kind": "words"
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "title": {
        "kind": "words"
      },
      "items": {
        "entries": {
          "keys": {
            "name": {
              "kind": "words"
            },
            "picture": {
              "kind": "picture",
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            },
            "link": {
              "kind": "link"
            }
          }
        }
      }
    }
  },
  "map": {
    "defaults": {
      "hideOn": [],
      "name": "",
      "provider": "openstreetmap",
      "zoom": 15,
      "hours": "",
      "height": {
        "desktop": 440,
        "mobile": 340
      }
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "name": {
        "kind": "words"
      },
      "address": {
        "kind": "words"
      },
      "picture": {
        "kind": "picture",
        "least": 1000,
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      },
      "hours": {
        "kind": "words"
      },
      "phone": {
        "kind": "phone"
      }
    }
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
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "title": {
        "kind": "words"
      },
      "text": {
        "kind": "words"
      },
      "linkLabel": {
        "kind": "words"
      },
      "link": {
        "kind": "link"
      }
    }
  },
  "price-list": {
    "defaults": {
      "hideOn": [],
      "items": [],
      "phases": [],
      "startsText": "Mulai [date]",
      "endsText": "Berlaku sampai [date]",
      "overText": "Berakhir [date]",
      "look": "lines",
      "columns": {
        "desktop": 3,
        "tablet": 2,
        "mobile": 1
      },
      "remark": ""
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "defaults": {
            "oldPrice": "",
            "note": "",
            "detail": "",
            "badge": "",
            "facts": []
          },
          "keys": {
            "name": {
              "kind": "words"
            },
            "price": {
              "kind": "money"
            },
            "oldPrice": {
              "kind": "money"
            },
            "note": {
              "kind": "words"
            },
            "detail": {
              "kind": "words"
            },
            "badge": {
              "kind": "words"
            },
            "facts": {
              "entries": {
                "kind": "words"
              }
            },
            "picture": {
              "kind": "picture",
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            },
            "link": {
              "kind": "link"
            }
          }
        }
      },
      "phases": {
        "entries": {
          "defaults": {
            "phase": "",
            "from": "",
            "until": "",
            "note": ""
          },
          "keys": {
            "from": {
              "kind": "day"
            },
            "until": {
              "kind": "day"
            },
            "note": {
              "kind": "words"
            }
          }
        }
      },
      "startsText": {
        "kind": "words"
      },
      "endsText": {
        "kind": "words"
      },
      "overText": {
        "kind": "words"
      },
      "remark": {
        "kind": "words"
      }
    }
  },
  "progress-bar": {
    "defaults": {
      "hideOn": [],
      "showPercent": true
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "defaults": {
            "note": ""
          },
          "keys": {
            "label": {
              "kind": "words"
            },
            "note": {
              "kind": "words"
            }
          }
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "name": {
        "kind": "words"
      },
      "items": {
        "entries": {
          "defaults": {
            "text": "",
            "date": ""
          },
          "keys": {
            "title": {
              "kind": "words"
            },
            "text": {
              "kind": "words"
            },
            "image": {
              "kind": "picture",
              "least": 600,
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            },
            "link": {
              "kind": "link"
            }
          }
        }
      }
    }
  },
  "section-nav": {
    "defaults": {
      "hideOn": [],
      "label": "Di halaman ini"
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "keys": {
            "label": {
              "kind": "words"
            },
            "link": {
              "kind": "link"
            }
          }
        }
      },
      "label": {
        "kind": "words"
      }
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "background": {
        "defaults": {
          "overlay": "soft",
          "overlayColor": "dark",
          "place": "behind",
          "onScroll": "none"
        },
        "keys": {
          "gradient": {
            "defaults": {
              "kind": "linear",
              "angle": 180,
              "start": 0,
              "end": 100
            }
          },
          "image": {
            "kind": "picture",
            "least": 2400,
            "defaults": {
              "focalPoint": {
                "x": 50,
                "y": 50
              }
            },
            "keys": pictureKeys
          },
          "slideshow": {
            "defaults": {
              "interval": 5000,
              "transition": 500,
              "kenBurns": "none"
            },
            "keys": {
              "images": {
                "entries": {
                  "kind": "picture",
                  "least": 2400,
                  "defaults": {
                    "focalPoint": {
                      "x": 50,
                      "y": 50
                    }
                  },
                  "keys": pictureKeys
                }
              }
            }
          },
          "video": {
            "defaults": {
              "onPhones": true
            },
            "keys": {
              "file": {
                "kind": "file"
              },
              "poster": {
                "kind": "picture",
                "least": 2400,
                "defaults": {
                  "focalPoint": {
                    "x": 50,
                    "y": 50
                  }
                },
                "keys": pictureKeys
              }
            }
          }
        }
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
      },
      "children": {
        "kind": "slot"
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "heading": {
        "kind": "words"
      },
      "title": {
        "kind": "words"
      },
      "text": {
        "kind": "words"
      },
      "url": {
        "kind": "link"
      },
      "image": {
        "kind": "picture",
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      }
    }
  },
  "site-plan": {
    "defaults": {
      "hideOn": [],
      "name": "Denah kawasan",
      "places": [],
      "shapes": [],
      "drawing": false,
      "group": "cluster",
      "list": "beside",
      "caption": "",
      "lightbox": true
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "image": {
        "kind": "picture",
        "least": 1270,
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      },
      "name": {
        "kind": "words"
      },
      "places": {
        "entries": {
          "defaults": {
            "text": "",
            "linkLabel": "Selengkapnya"
          },
          "keys": {
            "name": {
              "kind": "words"
            },
            "text": {
              "kind": "words"
            },
            "link": {
              "kind": "link"
            },
            "linkLabel": {
              "kind": "words"
            }
          }
        }
      },
      "caption": {
        "kind": "words"
      }
    }
  },
  "spacer": {
    "defaults": {
      "hideOn": [],
      "size": "medium"
    },
    "keys": {
      "id": {
        "kind": "anchor"
      }
    }
  },
  "story": {
    "defaults": {
      "hideOn": [],
      "side": "end"
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "defaults": {
            "time": "",
            "text": ""
          },
          "keys": {
            "image": {
              "kind": "picture",
              "least": 1130,
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            },
            "time": {
              "kind": "words"
            },
            "title": {
              "kind": "words"
            },
            "text": {
              "kind": "words"
            }
          }
        }
      }
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
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "caption": {
        "kind": "words"
      },
      "head": {
        "entries": {
          "kind": "words"
        }
      },
      "rows": {
        "entries": {
          "entries": {
            "kind": "words"
          }
        }
      },
      "note": {
        "kind": "words"
      }
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "label": {
        "kind": "words"
      },
      "items": {
        "entries": {
          "defaults": {
            "content": [],
            "children": []
          },
          "keys": {
            "title": {
              "kind": "words"
            },
            "id": {
              "kind": "anchor"
            },
            "content": {
              "kind": "rich-text",
              "entries": richTextEntries
            },
            "children": {
              "kind": "slot"
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "defaults": {
            "role": "",
            "rating": 0,
            "source": ""
          },
          "keys": {
            "quote": {
              "kind": "words"
            },
            "name": {
              "kind": "words"
            },
            "role": {
              "kind": "words"
            },
            "photo": {
              "kind": "picture",
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            },
            "source": {
              "kind": "words"
            },
            "link": {
              "kind": "link"
            }
          }
        }
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "content": {
        "kind": "rich-text",
        "entries": richTextEntries
      }
    }
  },
  "toggle": {
    "defaults": {
      "hideOn": [],
      "level": 3,
      "look": "line"
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "defaults": {
            "open": false,
            "content": [],
            "children": []
          },
          "keys": {
            "title": {
              "kind": "words"
            },
            "id": {
              "kind": "anchor"
            },
            "content": {
              "kind": "rich-text",
              "entries": richTextEntries
            },
            "children": {
              "kind": "slot"
            }
          }
        }
      }
    }
  },
  "tower-grid": {
    "defaults": {
      "hideOn": [],
      "name": "Unit per lantai",
      "tower": "",
      "floors": "",
      "stacks": "",
      "floorLabel": "Lantai",
      "group": "type",
      "caption": ""
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "name": {
        "kind": "words"
      },
      "floorLabel": {
        "kind": "words"
      },
      "caption": {
        "kind": "words"
      }
    }
  },
  "unit-compare": {
    "defaults": {
      "hideOn": [],
      "name": "Perbandingan tipe",
      "homes": false,
      "facts": [
        "price",
        "land",
        "floor",
        "status",
        "phase",
        "facing",
        "ready"
      ],
      "button": "Tanya perbedaannya"
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "name": {
        "kind": "words"
      },
      "button": {
        "kind": "words"
      }
    }
  },
  "unit-finder": {
    "defaults": {
      "hideOn": [],
      "name": "Daftar unit",
      "filters": [
        "type",
        "price",
        "floor",
        "land",
        "status",
        "phase",
        "cluster",
        "facing"
      ],
      "columns": [
        "land",
        "floor",
        "phase",
        "facing",
        "ready",
        "price",
        "status"
      ],
      "ownColumns": [],
      "statuses": [
        "available",
        "held",
        "booked",
        "sold",
        "planned"
      ],
      "foldSold": true,
      "pageSize": 20
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "name": {
        "kind": "words"
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "items": {
        "entries": {
          "defaults": {
            "badge": "",
            "text": "",
            "facts": [],
            "price": "",
            "priceNote": "Mulai"
          },
          "keys": {
            "name": {
              "kind": "words"
            },
            "image": {
              "kind": "picture",
              "least": 640,
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            },
            "floorPlan": {
              "kind": "picture",
              "least": 640,
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            },
            "badge": {
              "kind": "words"
            },
            "text": {
              "kind": "words"
            },
            "facts": {
              "entries": {
                "keys": {
                  "text": {
                    "kind": "words"
                  }
                }
              }
            },
            "price": {
              "kind": "money"
            },
            "priceNote": {
              "kind": "words"
            }
          }
        }
      },
      "button": {
        "kind": "words"
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
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "video": {
        "kind": "video"
      },
      "title": {
        "kind": "words"
      },
      "poster": {
        "kind": "picture",
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      },
      "caption": {
        "kind": "words"
      },
      "duration": {
        "kind": "words"
      },
      "captions": {
        "entries": {
          "keys": {
            "file": {
              "kind": "link"
            },
            "label": {
              "kind": "words"
            }
          }
        }
      },
      "transcript": {
        "kind": "rich-text",
        "entries": richTextEntries
      }
    }
  },
  "consent-banner": {
    "defaults": {
      "hideOn": []
    },
    "keys": {
      "id": {
        "kind": "anchor"
      }
    }
  },
  "floating-group": {
    "defaults": {
      "hideOn": [],
      "label": "WhatsApp"
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "label": {
        "kind": "words"
      },
      "buttons": {
        "entries": {
          "defaults": {
            "title": "",
            "prompt": "",
            "submit": "",
            "file": ""
          },
          "keys": {
            "label": {
              "kind": "words"
            },
            "title": {
              "kind": "words"
            },
            "prompt": {
              "kind": "words"
            },
            "submit": {
              "kind": "words"
            },
            "cover": {
              "kind": "picture",
              "least": 480,
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            },
            "file": {
              "kind": "brochure"
            }
          }
        }
      }
    }
  },
  "general-modal": {
    "defaults": {
      "hideOn": [],
      "priceCheckbox": false
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "cover": {
        "kind": "picture",
        "least": 480,
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      }
    }
  },
  "lead-modal": {
    "defaults": {
      "hideOn": [],
      "priceCheckbox": false
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "cover": {
        "kind": "picture",
        "least": 480,
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      }
    }
  },
  "lightbox": {
    "defaults": {
      "hideOn": [],
      "tone": "dark"
    },
    "keys": {
      "id": {
        "kind": "anchor"
      }
    }
  },
  "measurement-tags": {
    "defaults": {
      "hideOn": []
    },
    "keys": {
      "id": {
        "kind": "anchor"
      }
    }
  },
  "otp-modal": {
    "defaults": {
      "hideOn": []
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "cover": {
        "kind": "picture",
        "least": 480,
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      }
    }
  },
  "recommendation-modal": {
    "defaults": {
      "hideOn": [],
      "title": "",
      "text": "",
      "projects": []
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "title": {
        "kind": "words"
      },
      "text": {
        "kind": "words"
      },
      "projects": {
        "entries": {
          "defaults": {
            "place": ""
          },
          "keys": {
            "name": {
              "kind": "words"
            },
            "place": {
              "kind": "words"
            },
            "image": {
              "kind": "picture",
              "least": 320,
              "defaults": {
                "focalPoint": {
                  "x": 50,
                  "y": 50
                }
              },
              "keys": pictureKeys
            }
          }
        }
      }
    }
  },
  "site-footer": {
    "defaults": {
      "hideOn": [],
      "layout": "short",
      "text": [],
      "contacts": [],
      "groups": [],
      "permits": [],
      "formTitle": "",
      "formPrompt": "",
      "links": []
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "logo": {
        "kind": "picture",
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      },
      "text": {
        "kind": "rich-text",
        "entries": richTextEntries
      },
      "contacts": {
        "entries": {
          "keys": {
            "text": {
              "kind": "words"
            },
            "link": {
              "kind": "link"
            }
          }
        }
      },
      "groups": {
        "entries": {
          "keys": {
            "title": {
              "kind": "words"
            },
            "links": {
              "entries": {
                "keys": {
                  "label": {
                    "kind": "words"
                  },
                  "link": {
                    "kind": "link"
                  }
                }
              }
            }
          }
        }
      },
      "permits": {
        "entries": {
          "kind": "words"
        }
      },
      "formTitle": {
        "kind": "words"
      },
      "formPrompt": {
        "kind": "words"
      },
      "links": {
        "entries": {
          "keys": {
            "label": {
              "kind": "words"
            },
            "link": {
              "kind": "link"
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
      "layout": "plain",
      "facts": [],
      "links": [],
      "button": true,
      "buttonLabel": "WhatsApp"
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "name": {
        "kind": "words"
      },
      "logo": {
        "kind": "picture",
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      },
      "logoOver": {
        "kind": "picture",
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      },
      "facts": {
        "entries": {
          "keys": {
            "text": {
              "kind": "words"
            },
            "link": {
              "kind": "link"
            }
          }
        }
      },
      "links": {
        "entries": {
          "keys": {
            "label": {
              "kind": "words"
            },
            "link": {
              "kind": "link"
            }
          }
        }
      },
      "buttonLabel": {
        "kind": "words"
      }
    }
  },
  "unit-type-modal": {
    "defaults": {
      "hideOn": [],
      "title": "Tanya unit",
      "prompt": "Isi data Anda, konsultan kami kirim denah dan simulasi cicilannya.",
      "submit": "Tanya lewat WhatsApp",
      "priceCheckbox": false
    },
    "keys": {
      "id": {
        "kind": "anchor"
      },
      "title": {
        "kind": "words"
      },
      "prompt": {
        "kind": "words"
      },
      "submit": {
        "kind": "words"
      },
      "cover": {
        "kind": "picture",
        "least": 480,
        "defaults": {
          "focalPoint": {
            "x": 50,
            "y": 50
          }
        },
        "keys": pictureKeys
      }
    }
  }
};
